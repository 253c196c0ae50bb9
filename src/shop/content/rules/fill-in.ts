/** Words of the shop's settings that texts may use, by the name under which they use them. */
export type Words = Record<string, string>;

/** What of the settings is needed; a pure rule knows no more of them. */
type Settings = {
  name: string;
  url: string;
  contact: { email: string; phone: string; whatsapp: string };
  legal: { company: string; address: string; gstin: string; fssai: string; grievanceOfficer: string };
};

export function settingsWords({ name, url, contact, legal }: Settings): Words {
  const { company, address, gstin, fssai, grievanceOfficer } = legal;
  return { shop: name, url, ...contact, company, address, gstin, fssai, grievanceOfficer };
}

/** Puts words in the place of `{{name}}`; one that nobody knows stays, so that whoever reads the page sees it. */
export function fillIn(text: string, words: Words, as: (word: string) => string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const word = Object.hasOwn(words, name) ? words[name] : undefined;
    return word === undefined ? whole : as(word);
  });
}
