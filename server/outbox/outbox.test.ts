import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openTestStore } from '../../tests/harness/unit/test-stores.ts';
import { collectWaiting } from './collection.ts';
import { claimDelivery } from './outbox.ts';
import { readBacklog, readOutboxHealth } from './outbox-state.ts';
import { enqueueUnread } from './unread.ts';

/** SQLite's plan for the first query that `run` makes. */
async function plansOf(run: (store: Awaited<ReturnType<typeof openTestStore>>, now: number) => Promise<unknown>) {
  const store = await openTestStore('SQLite');
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  await run(store, 0);
  const [query = ''] = prepare.mock.calls.map(([text]) => text);
  prepare.mockRestore();
  const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(query)}`.execute(store);
  return rows.map(({ detail }) => detail).join('\n');
}

test.each([
  ['the health', readOutboxHealth],
  ['the backlog', readBacklog],
])('%s of the outbox is read without scanning sent emails', async (_name, read) => {
  expect(await plansOf(read)).toContain('USING COVERING INDEX outbox_unsent');
});

test('claiming a delivery reads one row of the index of unsent deliveries, however many wait', async () => {
  const plan = await plansOf((store) => claimDelivery(store, { kind: 'email', leaseBy: 'a' }, 0));
  expect(plan).toContain('outbox_unsent (kind=? AND collected=? AND state=? AND next_at<?)');
  expect(plan).toContain('outbox_unsent (kind=? AND collected=? AND state=?)');
  expect(plan).not.toMatch(/SCAN outbox|TEMP B-TREE/);
});

test('collected deliveries that are not due yet are not read to find that out', async () => {
  const plan = await plansOf(collectWaiting('email'));
  expect(plan).toContain('outbox_unsent (kind=? AND collected=? AND state=? AND next_at<?)');
  expect(plan).not.toContain('SCAN outbox');
});

test('whether a lead was told of as unread is known without reading what was sent', async () => {
  const plan = await plansOf(enqueueUnread);
  expect(plan).toContain('outbox_notice (kind=? AND created_at>? AND created_at<?)');
  expect(plan).not.toContain('outbox_due');
});
