type Phrase = { words: string[] };
/** Phrases by their first word, so that a token is compared with few of the two hundred. */
type Phrases<Each extends Phrase = Phrase> = Map<string, Each[]>;

export function byFirstWord<Each extends Phrase>(phrases: Each[]): Phrases<Each> {
  return Map.groupBy(phrases, ({ words: [first = ""] }) => first);
}

/** The longest before those that it begins with. */
export function phrasesOf(texts: readonly string[]): Phrases {
  const phrases = texts.map((text) => ({ words: wordsOfPhrase(text) }));
  return byFirstWord(phrases.sort((a, b) => b.words.length - a.words.length));
}

export function wordsOfPhrase(text: string): string[] {
  return text.replace(/['’]/g, "").split(" ");
}

/** Number of tokens of the longest of these phrases at this position; null if there is none. */
export function longestOf(phrases: Phrases, tokens: string[], at: number): number | null {
  return phraseAt(phrases, tokens, at)?.words.length ?? null;
}

/** The first of these phrases at this position. */
export function phraseAt<Each extends Phrase>(
  phrases: Phrases<Each>,
  tokens: string[],
  at: number,
): Each | undefined {
  const candidates = phrases.get(tokens[at] ?? "");
  return candidates?.find(({ words }) => words.every((word, index) => tokens[at + index] === word));
}
