import { expect, test } from 'vitest';
import { latestDigest } from '../../domain/site/digest-week.ts';
import { openTool } from '../../tests/harness/unit/run-leads.ts';
import { seedLeads } from '../../tests/harness/unit/seed-leads.ts';
import { STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { digestWords as words } from '../digest/words.ts';

test.each(STORE_KINDS)('`leads digest` prints the letter of the last Monday on %s, and sends nothing', async (kind) => {
  const { store, run } = await openTool(kind);
  const empty = await run('digest');
  expect(empty).toMatchObject({ code: 0, errors: '' });
  expect(empty.output).toContain(words.subject(0, 0));
  await seedLeads(store, 2, latestDigest(Date.now()).week.to - 1);
  const readOutbox = () => store.selectFrom('outbox').selectAll().execute();
  const before = await readOutbox();
  const { output } = await run('digest');
  expect(output.split('\n')[0]).toBe(words.subject(2, 0));
  expect(output).toContain(words.title(2));
  expect(await readOutbox()).toEqual(before);
});
