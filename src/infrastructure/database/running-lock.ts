/**
 * The advisory lock of PostgreSQL that every running shop shares, and that a restore takes alone: a shop in which nobody
 * orders at the moment holds no other lock. Any number will do, as long as all instances take the same.
 */
export const RUNNING_LOCK = 727_002;
