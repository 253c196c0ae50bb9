/**
 * Advisory lock of PostgreSQL: shared by every running shop, exclusive for a restore. An idle shop holds no other
 * lock. An arbitrary number, the same in every instance.
 */
export const RUNNING_LOCK = 727_002;
