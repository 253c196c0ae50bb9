/** A readable name for a job or mail, such as `order-placed`. */
export function alarmName(name: string): string {
  const words = name.replace(/^every-/, "").replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
