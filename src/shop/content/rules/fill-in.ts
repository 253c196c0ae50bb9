/** The settings that texts may use, by placeholder. */
export type Words = Record<string, string>;

/** The settings that this rule needs. */
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

/** Replaces `{{name}}` placeholders. Unknown ones stay, so that readers notice them. */
export function fillIn(text: string, words: Words, as: (word: string) => string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const word = Object.hasOwn(words, name) ? words[name] : undefined;
    return word === undefined ? whole : as(word);
  });
}
