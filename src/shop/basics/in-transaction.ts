type Database<Tx> = { transaction<R>(work: (tx: Tx) => Promise<R>): Promise<R> };

/**
 * Runs work in the caller's transaction if there is one, else in a new one. There is no savepoint: an error must end
 * the caller's transaction, so callers must not catch it inside.
 */
export function inTransaction<Tx extends Database<Tx>, R>(
  db: Database<Tx>,
  work: (tx: Tx) => Promise<R>,
): Promise<R> {
  return isTransaction(db) ? work(db) : db.transaction(work);
}

function isTransaction<Tx extends Database<Tx>>(db: Database<Tx>): db is Tx {
  return "rollback" in db;
}
