import type { Store } from './tables.ts';

/** Thrown to roll the transaction back; carries the result. */
class Rollback<Result> extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super('rolled back');
    this.result = result;
  }
}

/** Runs a transaction. It may end with `rollBack(result)`: then nothing is written. Throws the store's errors. */
export async function transact<Result>(
  store: Store,
  run: (transaction: Store, rollBack: (result: Result) => never) => Promise<Result>,
): Promise<Result> {
  const rollBack = (result: Result): never => {
    throw new Rollback(result);
  };
  try {
    return await store.transaction().execute((transaction) => run(transaction, rollBack));
  } catch (error) {
    if (error instanceof Rollback) return error.result;
    throw error;
  }
}
