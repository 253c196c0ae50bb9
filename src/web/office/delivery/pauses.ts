/** How long a kitchen can be paused: hours, the rest of today, or until it is reopened. */
export const PAUSES = ["1", "3", "today", "open"] as const;

export type Pause = (typeof PAUSES)[number];

export const PAUSE_WORDS: Record<Pause, string> = {
  "1": "1 hour",
  "3": "3 hours",
  today: "Rest of today",
  open: "Until reopened",
};
