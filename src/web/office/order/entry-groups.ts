/** Groups of entries to which the timeline can be limited. */
export const ENTRY_GROUPS = {
  changes: "Changes",
  messages: "Messages",
  money: "Money",
  notes: "Notes",
} as const;

export type EntryGroup = keyof typeof ENTRY_GROUPS;
