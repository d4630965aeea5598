import { expect, test } from 'vitest';
import { FakeClock } from '../testing/fake-clock.ts';
import { openTestEditor } from '../testing/test-editor.ts';
import { openTimedStore, STORE_KINDS } from '../testing/test-stores.ts';

const path = 'content/company.yaml';

test.each(STORE_KINDS)('what is saved while a publication is under way stays pending, %s', async (kind) => {
  const clock = new FakeClock(0);
  const { store } = await openTimedStore(kind, clock);
  let meanwhile = async () => {};
  const { editor, content } = await openTestEditor({ store, clock, prepare: () => meanwhile() });
  const ground = (await editor.stateOf(path)).text ?? '';
  const withTown = (town: string) => ({ path, text: ground.replace(/^town: .*/m, `town: ${town}`), picture: null });
  await editor.save([withTown('Puembo')], 'one');
  meanwhile = async () => {
    clock.advance(1_000);
    await editor.save([withTown('Pifo')], 'other');
  };
  expect(await editor.publish(await editor.pending(), 'one')).toEqual([]);
  expect(content().company.town).toBe('Puembo');
  expect((await editor.pending()).map(({ text }) => text)).toEqual([withTown('Pifo').text]);
});
