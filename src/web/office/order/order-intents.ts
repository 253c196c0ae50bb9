/** The intent of the form that corrects the message of this line; each line has one. */
export function messageIntent(line: number): string {
  return `message ${line}`;
}
