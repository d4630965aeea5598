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
