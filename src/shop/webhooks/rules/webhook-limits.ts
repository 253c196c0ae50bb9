export const MOST_ENDPOINTS = 10;
export const LONGEST_URL = 500;
/** Days for which the log of deliveries is kept. */
export const LOG_DAYS = 30;
/** Hours for which the former secret signs too, after a new one was made. */
export const ROTATION_HOURS = 24;
/** Days of failures after which an endpoint is paused. */
export const FAILING_DAYS = 3;
/** Endpoints and secrets that one person can create in an hour. */
export const CREATED_SECRETS = { max: 20, seconds: 60 * 60 };
/** Tests, and deliveries sent again, of one person. */
export const SENT_BY_HAND = { max: 30, seconds: 60 };
/** Deliveries of one endpoint that are under way at a time. */
export const SENT_AT_ONCE = 4;
