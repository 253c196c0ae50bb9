/** How long a stock alert waits. */
export const ALERT_DAYS = 180;
