import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { GOOD, newVisitor } from '../../harness/contact-form.ts';
import { ORIGIN } from '../../harness/origin.ts';
import { tempFolder } from '../../harness/resources.ts';
import { runNpm } from '../../harness/server.ts';

/** A release: only `dist`, in a folder without `node_modules` above it. */
function copyRelease(): string {
  const folder = tempFolder(onTestFinished);
  cpSync('dist', folder, { recursive: true });
  return folder;
}

/** `npm` finds Node through PATH. */
const env = (own: Record<string, string> = {}) => ({
  PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
  ...own,
});

/** Runs `npm start` in a release. */
async function start(folder: string, own: Record<string, string> = {}) {
  const run = runNpm('start', env(own), folder);
  onTestFinished(run.kill);
  const url = await run.listening;
  const stop = async () => {
    await run.stop();
    return run.errors();
  };
  return { url, stop };
}

test('a release without node_modules serves pages, accepts messages and runs the leads tool', async () => {
  const folder = copyRelease();
  const { url, stop } = await start(folder);
  for (const path of [routes.home, routes.contact, routes.whitepapers]) {
    const page = await fetch(url + path);
    expect([path, page.status]).toEqual([path, 200]);
    expect(await page.text()).toContain('</html>');
  }
  const from_email = newVisitor();
  const body = new URLSearchParams({ from_name: GOOD.name, from_email, message: GOOD.message });
  const headers = { origin: ORIGIN };
  const response = await fetch(url + routes.contact, { method: 'POST', headers, body, redirect: 'manual' });
  expect(response.status).toBe(303);
  const leads = async (...args: string[]) => {
    const command = ['run', '--silent', 'leads', '--', ...args];
    return (await promisify(execFile)('npm', command, { cwd: folder, env: env() })).stdout;
  };
  expect(await leads('list')).toContain(GOOD.name);
  await leads('backup', 'requests.copy');
  expect(await stop()).toBe('');
});

test('a release warns when it is started for an origin other than the one it was built for', async () => {
  const { stop } = await start(copyRelease(), { SITE_URL: 'https://other.example' });
  expect(await stop()).toBe(`SITE_URL is https://other.example, the build is for ${ORIGIN}: build again\n`);
});
