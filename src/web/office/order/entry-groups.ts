/** What the timeline can be narrowed to. */
export const ENTRY_GROUPS = {
  changes: "Changes",
  messages: "Messages",
  money: "Money",
  notes: "Notes",
} as const;

export type EntryGroup = keyof typeof ENTRY_GROUPS;
