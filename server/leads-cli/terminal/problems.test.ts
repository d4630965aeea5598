import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { newDatabasePlace } from '../../../tests/harness/unit/test-stores.ts';
import { openPostgres } from '../../store/postgres.ts';
import type { Store } from '../../store/tables.ts';
import { storeProblems } from '../words.ts';
import { explain } from './problems.ts';

test('a query that PostgreSQL does not answer in time is told as slow', async () => {
  const { DATABASE_URL = '' } = await newDatabasePlace();
  await using store: Store = new Kysely({ dialect: await openPostgres(DATABASE_URL, 1_000) });
  const error = await sql`select pg_sleep(3)`.execute(store).catch((thrown: unknown) => thrown);
  expect(explain(error)).toEqual({ text: storeProblems.slow, exitCode: 1 });
});

test.each([
  // SQLITE_CANTOPEN: of a store on a disk that became read-only, or of another user.
  [{ code: 'ERR_SQLITE_ERROR', errcode: 14 }, storeProblems.cannotOpen],
  // SQLITE_READONLY: of either as well, such as a copy that root put in place.
  [{ code: 'ERR_SQLITE_ERROR', errcode: 8 }, storeProblems.cannotOpen],
  // A full disk: no room for the index of the write-ahead log.
  [{ code: 'ERR_SQLITE_ERROR', errcode: 4874 }, storeProblems.full],
  [{ code: 'EROFS' }, storeProblems.readOnlyDisk],
  [{ code: 'EACCES' }, storeProblems.forbidden],
])('%j does not blame another cause', (error, text) => {
  expect(explain(error)).toEqual({ text, exitCode: 1 });
});
