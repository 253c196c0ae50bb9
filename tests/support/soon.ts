/**
 * Limits for changes that shoppers see within a second: the page is drawn anew, which takes longer on a machine that
 * runs other tests. Without its event, the change would be seen within 15 seconds.
 */
export const SOON = { interval: 20, timeout: 4_000 };
