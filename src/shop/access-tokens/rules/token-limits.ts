/** Tokens of one person. Expired ones count until the next token is created. */
export const MOST_TOKENS = 10;
/** Days for which a token can be valid. Every token expires: forgotten ones must stop working. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;
export const LONGEST_TOKEN_NAME = 60;
/** Tokens that one person can create in an hour. */
export const CREATED_TOKENS = { max: 20, seconds: 60 * 60 };
/** Calls with one token. */
export const TOKEN_CALLS = { max: 300, seconds: 60 };
/** Calls from one network with any tokens, wrong ones included, counted before the database is asked. */
export const NETWORK_CALLS = { max: 600, seconds: 60 };
/** A token's last use is stored at most this often. */
export const LAST_USE_SECONDS = 60;
