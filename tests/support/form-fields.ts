const decoded = (raw: string) =>
  raw.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");

const attributeOf = (tag: string) => decoded(/ value="([^"]*)"/.exec(tag)?.[1] ?? "");

/** The fields of a page's forms as a browser without script would send them, with some changed. Searches are left out. */
export function formFields(html: string, changes: Record<string, string>): string[][] {
  const inputs = [...html.matchAll(/<input [^>]*name="([^"]+)"[^>]*>/g)].flatMap(([tag, name = ""]) => {
    const isChoice = /type="(checkbox|radio)"/.test(tag);
    return name === "q" || (isChoice && !/ checked=""/.test(tag)) ? [] : [[name, attributeOf(tag)]];
  });
  const areas = [...html.matchAll(/<textarea [^>]*name="([^"]+)"[^>]*>([^<]*)</g)].map(
    ([, name = "", value = ""]) => [name, decoded(value)],
  );
  const selects = [...html.matchAll(/<select [^>]*name="([^"]+)"[^>]*>(.*?)<\/select>/gs)].map(
    ([, name = "", options = ""]) => {
      const tags = [...options.matchAll(/<option [^>]*>/g)].map(([tag]) => tag);
      return [name, attributeOf(tags.find((tag) => / selected=""/.test(tag)) ?? tags[0] ?? "")];
    },
  );
  const sent = [...inputs, ...areas, ...selects];
  const added = Object.keys(changes).filter((name) => !sent.some(([field]) => field === name));
  return [
    ...sent.map(([name = "", value = ""]) => [name, changes[name] ?? value]),
    ...added.map((name) => [name, changes[name] ?? ""]),
  ];
}
