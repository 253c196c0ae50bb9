/** Prints a line of progress. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Runs a long step, and prints its start, end and duration. */
export async function step(title, work) {
  const began = Date.now();
  say(`… ${title}`);
  const result = await work();
  say(`✓ ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  return result;
}

/** Ends the command with a sentence instead of a stack. */
export function giveUp(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(2);
}
