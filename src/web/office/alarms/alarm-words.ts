/** The name of work or of a mail, such as `order-placed`, as people read it. */
export function alarmName(name: string): string {
  const words = name.replace(/^every-/, "").replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
