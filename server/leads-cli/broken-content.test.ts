import { cpSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFilledStore } from '../../tests/harness/unit/filled-store.ts';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { runInPipe, spawnLeads, variablesFor } from '../../tests/harness/unit/run-leads.ts';
import { hideTable, newStorePlace, openStoreAt } from '../../tests/harness/unit/test-stores.ts';
import { checkWords } from '../content/words.ts';
import { doctorWords } from './words.ts';

const BRAND = 'tests/fixtures/brand';

/** A store, and the fixture brand's content with these files as they are given; undefined deletes one. */
async function openWith(files: Readonly<Record<string, string | undefined>>) {
  const CONTENT_DIR = join(tempFolder(), 'content');
  cpSync(BRAND, CONTENT_DIR, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) rmSync(join(CONTENT_DIR, file));
    else writeFileSync(join(CONTENT_DIR, file), text);
  }
  const { variables } = await openFilledStore('SQLite');
  return { ...variables, CONTENT_DIR };
}

const wrongPrice = readFileSync(join(BRAND, 'plans/nivel-1.yaml'), 'utf8').replace(/amount: .*/, 'amount: 20O');
const MISTAKES = { 'plans/nivel-1.yaml': wrongPrice, 'palette.yaml': 'cal: [', 'catalogue.yaml': undefined };

test.each([[['code']], [['backup', '/']], [['alert', 'ilalo-backup.service']], [['digest']]])(
  '`leads %j` works while plans, palette and catalogue have mistakes',
  async (args) => {
    const variables = await openWith(MISTAKES);
    const given = args.map((arg) => (arg === '/' ? join(tempFolder(), 'copy') : arg));
    const { code, errors } = await runInPipe(given, variables);
    expect({ code, errors }).toEqual({ code: 0, errors: expect.not.stringContaining('content/') });
  },
);

test.each([
  [{ 'plans/nivel-1.yaml': wrongPrice }, `✕ ${doctorWords.checks.content}`, /content\/plans\/nivel-1\.yaml:\d+:\d+ ./],
  [MISTAKES, `✕ ${doctorWords.checks.content}`, /content\/catalogue\.yaml .*\(y \d+ error/],
  [{}, `✓ ${doctorWords.checks.content}`, doctorWords.contentWhole],
])('`leads doctor` says which mistake the content has first: %j', async (files, mark, text) => {
  const { output, errors } = await runInPipe(['doctor'], await openWith(files));
  expect(errors).toBe('');
  expect(output.split('\n').filter((line) => line.startsWith(mark))).toEqual([expect.stringMatching(text)]);
});

test('`leads doctor` says which mistake the content has with what the desk published over it', async () => {
  const { CONTENT_DIR } = await openWith({});
  const place = await newStorePlace('SQLite');
  const ground = readFileSync(join(CONTENT_DIR, 'plans/nivel-1.yaml'), 'utf8');
  const file = { path: 'content/plans/nivel-1.yaml', stage: 'published', text: wrongPrice, picture: null } as const;
  await (await openStoreAt(place))
    .insertInto('content_file')
    .values({ ...file, ground, device: '', changed_at: 0 })
    .execute();
  const { output } = await runInPipe(['doctor'], { ...variablesFor(place), CONTENT_DIR });
  expect(output).toMatch(RegExp(`✕ ${doctorWords.checks.content} +content/plans/nivel-1\\.yaml:\\d+:\\d+ .`));
});

test('`leads doctor` says why it cannot read what the desk published', async () => {
  const { CONTENT_DIR } = await openWith({});
  const place = await newStorePlace('SQLite');
  const store = await openStoreAt(place);
  const file = { path: 'content/team/molle.jpg', stage: 'published', text: null, picture: 'molle.jpg' } as const;
  await store
    .insertInto('content_file')
    .values({ ...file, ground: null, device: '', changed_at: 0 })
    .execute();
  await hideTable(store, 'content_picture');
  const { output } = await runInPipe(['doctor'], { ...variablesFor(place), CONTENT_DIR });
  expect(output).toMatch(RegExp(`✕ ${doctorWords.checks.content} +.`));
});

test('`leads` says what is wrong with company.yaml, and nothing else, when even that cannot be read', async () => {
  const variables = await openWith({ ...MISTAKES, 'company.yaml': 'name: "Tilo' });
  const { code, errors } = await spawnLeads(['list'], variables);
  const sentence = checkWords.yaml.codes['MISSING_CHAR'];
  expect({ code, errors }).toEqual({ code: 1, errors: `✗ content/company.yaml:1:7\n  ${sentence}\n` });
  rmSync(join(variables.CONTENT_DIR, 'company.yaml'));
  mkdirSync(join(variables.CONTENT_DIR, 'company.yaml'));
  const notAFile = `✗ content/company.yaml\n  ${checkWords.text.notAFile}\n`;
  expect(await spawnLeads(['list'], variables)).toMatchObject({ code: 1, errors: notAFile });
  rmdirSync(join(variables.CONTENT_DIR, 'company.yaml'));
  const missing = `✗ CONTENT_DIR\n  ${checkWords.text.noContent(variables.CONTENT_DIR)}\n`;
  expect(await spawnLeads(['list'], variables)).toMatchObject({ code: 1, errors: missing });
});
