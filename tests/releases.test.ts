import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { NOTIFICATION_KINDS } from '../domain/desk/lead-status.ts';
import { readContentFiles } from '../server/content/content-files.ts';
import { commitPublication } from '../server/editor/commit.ts';
import { savePending } from '../server/editor/pending.ts';
import { enqueueDelivery } from '../server/outbox/outbox.ts';
import type { Store } from '../server/store/tables.ts';
import { readAll, seedEveryState } from './harness/unit/every-state.ts';
import { FakeClock } from './harness/unit/fake-clock.ts';
import { tempFolder } from './harness/unit/fixture-dist.ts';
import { runInPipe, variablesFor } from './harness/unit/run-leads.ts';
import { openTestEditor } from './harness/unit/test-editor.ts';
import { newWholePlace, openStoreAt, STORE_KINDS, type StoreKind } from './harness/unit/test-stores.ts';

/**
 * What each release leaves behind and every later one must take over (docs/upgrade.md): its content folder, and for each
 * kind of store a backup with what it holds. `RELEASE=1.1.0 npm exec -- vitest run --project unit tests/releases.test.ts` adds those
 * of the present state, before its tag is set.
 */
const FOLDER = 'tests/fixtures/releases';
const NEW = process.env['RELEASE'];
const RELEASES = readdirSync(FOLDER);
/** A price that the desk has published, and a sentence that is pending. */
const PRICE = 4321;
const SUMMARY = 'Un resumen que espera.';

const fixture = (release: string, kind: StoreKind, suffix: string) => join(FOLDER, release, `${kind}.${suffix}`);

const unzip = (file: string) => gunzipSync(readFileSync(file));

/** As it would be read from a file. */
const plain = (rows: unknown) => JSON.parse(JSON.stringify(rows));

/** The content folder of a release. */
function unpack(release: string): string {
  const target = tempFolder();
  execFileSync('tar', ['-xzf', join(FOLDER, release, 'content.tar.gz'), '-C', target]);
  return join(target, 'content');
}

/** The plans with a price in a content folder: the desk changes the first two. */
const pricedPlans = (folder: string) =>
  readContentFiles(folder).files.filter(
    ({ file, text }) => file.startsWith('content/plans/') && /^ {2}amount: /m.test(text),
  );

/** Leads in every state, with a price that the desk has published and a sentence that waits. */
async function fill(store: Store): Promise<void> {
  await seedEveryState(store);
  await store.deleteFrom('content_file').execute();
  await store.deleteFrom('content_schedule').execute();
  const [priced, summarized] = pricedPlans('content');
  if (!priced || !summarized) throw new Error('content/plans has fewer than two plans with a price');
  const groundOf = (path: string) => ({
    text: [priced, summarized].find(({ file }) => file === path)?.text ?? null,
    picture: null,
  });
  const changed = ({ file, text }: typeof priced, line: RegExp, to: string) => [
    { path: file, text: text.replace(line, to), picture: null },
  ];
  const given = { groundOf, device: 'teléfono', now: Date.now() };
  const dearer = changed(priced, /^ {2}amount: .*$/m, `  amount: ${PRICE}`);
  await commitPublication(store, { ...given, base: 1, files: dearer });
  await savePending(store, changed(summarized, /^summary: .*$/m, `summary: ${SUMMARY}`), given);
}

describe.runIf(NEW)('a new release', () => {
  test.each(STORE_KINDS)('leaves a backup on %s and its content', async (kind) => {
    const release = NEW ?? '';
    mkdirSync(join(FOLDER, release), { recursive: true });
    execFileSync('tar', ['-czf', join(FOLDER, release, 'content.tar.gz'), 'content']);
    const place = await newWholePlace(kind);
    const store = await openStoreAt(place);
    await fill(store);
    const copy = join(tempFolder(), 'copy');
    expect(await runInPipe(['backup', copy], variablesFor(place))).toMatchObject({ code: 0 });
    writeFileSync(fixture(release, kind, 'copy.gz'), gzipSync(readFileSync(copy)));
    writeFileSync(fixture(release, kind, 'json.gz'), gzipSync(JSON.stringify(await readAll(store))));
  });
});

describe.each(RELEASES)('what %s left', (release) => {
  test.each(STORE_KINDS)(
    'in a store on %s is all there, and what the desk published over its content too',
    async (kind) => {
      const place = await newWholePlace(kind);
      const copy = join(tempFolder(), 'copy');
      writeFileSync(copy, unzip(fixture(release, kind, 'copy.gz')));
      expect(await runInPipe(['restore', copy], variablesFor(place))).toMatchObject({ code: 0 });
      const store = await openStoreAt(place);
      // A later release may have added columns.
      const left = JSON.parse(unzip(fixture(release, kind, 'json.gz')).toString());
      expect(plain(await readAll(store))).toMatchObject(left);
      // Every notification can be queued, or a message could not be stored.
      const { id } = await store.selectFrom('lead').select('id').executeTakeFirstOrThrow();
      for (const notification of NOTIFICATION_KINDS) await enqueueDelivery(store, id, notification, 0);
      const clock = new FakeClock();
      const folder = unpack(release);
      const { editor, content, published } = await openTestEditor({ store, clock, folder });
      expect(published.refusal()).toBeUndefined();
      const prices = Object.values(content().plans).map(({ price }) => price && 'amount' in price && price.amount);
      expect(prices).toContain(PRICE);
      expect(await editor.pending()).toMatchObject([
        { path: pricedPlans(folder)[1]?.file, text: expect.stringContaining(SUMMARY) },
      ]);
    },
  );
});
