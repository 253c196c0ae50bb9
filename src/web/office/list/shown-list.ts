/** A choice of a filter: its value in the URL, and its name. */
export type Choice = { value: string; label: string };

/** A filter as the form draws it, with what is chosen. */
export type ShownField = { name: string; label: string } & (
  | { kind: "choices"; choices: Choice[]; chosen: string[] }
  | { kind: "choice"; choices: Choice[]; none: string; chosen: string }
  | { kind: "day"; hint?: string | undefined; chosen: string }
  | { kind: "text"; chosen: string }
);

/** One part of the filter that is applied, with a link to the list without it. */
export type ShownToken = { label: string; value: string; without: string };

export type ShownTab = { key: string; name: string; href: string; isCurrent: boolean; isShared: boolean };

/** The part above the rows of a list: views, filters and files. Made on the server, so that browsers get no definitions. */
export type ShownList = {
  path: string;
  /** The list with the filters that are applied. */
  href: string;
  /** The filters that are applied, in the order of the URL. */
  query: [name: string, value: string][];
  tabs: ShownTab[];
  tokens: ShownToken[];
  fields: ShownField[];
  /** Completions of the typed field, as `status:open`. */
  offers: string[];
  typing: { label: string; placeholder: string };
  /** Typed words that were not understood. */
  unknown: string;
  /** The possible action on a view of the applied filters; null for none. */
  view:
    | { is: "unsaved"; mayShare: boolean; losesText: boolean }
    | { is: "saved"; id: string; name: string }
    | null;
  /** The list as a file, by format; null for staff who may not take it. */
  files: { csv: string; xlsx: string } | null;
};
