import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, describe, expect } from 'vitest';
import { company } from '../../content/company.ts';
import { routes } from '../../domain/routes.ts';
import { lettersFrom, openMailbox, waitForLetter } from '../mailbox.ts';
import { type Run, runNpm } from '../site.ts';
import { GOOD, newVisitor } from './contact-form.ts';

type Fixtures = {
  /** An empty folder that goes with the test. */
  folder: string;
  /** `runNpm`; what still runs at the end of the test is killed. */
  run: typeof runNpm;
};
const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures' names from this pattern.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'process-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  run: async ({ folder }, use) => {
    const runs: Run[] = [];
    await use((script, env, cwd) => {
      const run = runNpm(script, { HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data'), ...env }, cwd);
      runs.push(run);
      return run;
    });
    await Promise.all(runs.map(({ kill }) => kill()));
  },
});

test.for(['SIGTERM', 'SIGINT'] as const)(
  '%s to npm start stops the server with exit code 0',
  async (signal, { run }) => {
    const site = run('start');
    const url = await site.listening;
    expect((await fetch(url)).status).toBe(200);
    expect(await site.stop(signal)).toBe(0);
    await expect(fetch(url)).rejects.toThrow();
  },
);

test.for([
  ['PORT', 'http'],
  ['SITE_URL', 'ilalo'],
  ['TRUST_PROXY', 'maybe'],
] as const)('a wrong %s stops the start and is named', async ([name, value], { run }) => {
  const site = run('start', { [name]: value });
  expect(await site.exit).not.toBe(0);
  expect(site.output()).toContain(name);
  expect(site.output()).not.toMatch(/^\s+at /m);
});

test('a message taken before kill -9 arrives after the restart, once', async ({ run, folder }) => {
  const letters = join(folder, 'letters');
  mkdirSync(letters);
  const mailbox = await openMailbox(letters);
  const send = async (url: string, from_email: string) => {
    // As a browser without script sends it; the fault suite kills servers under requests with their proof.
    const answer = await fetch(url + routes.contact, {
      method: 'POST',
      headers: { origin: url },
      body: new URLSearchParams({ from_name: GOOD.name, from_email, message: GOOD.message }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    return /IL-[0-9A-Z]{6}/.exec(answer.headers.get('location') ?? '')?.[0] ?? '';
  };

  // Until the kill nothing can be delivered, so that what arrives was kept.
  mailbox.refuse();
  const [visitor, later] = [newVisitor(), newVisitor()];
  const first = run('start', { SMTP_URL: mailbox.url });
  const reference = await send(await first.listening, visitor);
  await first.kill();

  mailbox.accept();
  const second = run('start', { SMTP_URL: mailbox.url });
  const url = await second.listening;
  expect(await waitForLetter(letters, visitor)).toMatchObject({
    to: [{ address: company.email }],
    text: expect.stringContaining(reference),
  });
  // Once a later letter has arrived, a repeat of the first would have arrived too.
  await send(url, later);
  await waitForLetter(letters, later);
  expect(await lettersFrom(letters, visitor)).toHaveLength(1);
  expect(await second.stop()).toBe(0);
  await mailbox.close();
}, 120_000);

test('npm run build reads .env', async ({ run, folder }) => {
  for (const source of ['astro.config.ts', 'package.json', 'tsconfig.json']) cpSync(source, join(folder, source));
  for (const source of ['content', 'domain', 'node_modules', 'scripts', 'server', 'src'])
    symlinkSync(resolve(source), join(folder, source));
  writeFileSync(join(folder, '.env'), 'SITE_URL=nowhere');
  const build = run('build', {}, folder);
  expect(await build.exit).not.toBe(0);
  expect(build.output()).toContain('Invalid URL');
});

describe('a mistake in a plan stops the build, names file and field, and leaves the last build', () => {
  const SOURCES = ['content', 'domain', 'scripts', 'server', 'src', 'astro.config.ts', 'package.json', 'tsconfig.json'];
  const PLAN = 'content/plans/nivel-2.yaml';

  test.for([
    ['a word that the schema does not know', /^type: .*$/m, 'type: desarollo', 'type'],
    ['a field that the schema does not know', /^title:/m, 'titulo: x\ntitle:', 'titulo'],
    ['a missing field', /^summary: .*$/m, '', 'summary'],
  ] as const)('%s', async ([, right, wrong, field], { run, folder }) => {
    for (const source of SOURCES) cpSync(source, join(folder, source), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const plan = join(folder, PLAN);
    const text = readFileSync(plan, 'utf8');
    expect(text).toMatch(right);
    writeFileSync(plan, text.replace(right, wrong));
    // The last good build.
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist/build.json'), '{}');
    const build = run('build', {}, folder);
    expect(await build.exit).not.toBe(0);
    expect(build.output()).toContain('nivel-2');
    expect(build.output()).toContain(field);
    expect(readdirSync(join(folder, 'dist'))).toEqual(['build.json']);
  });
});
