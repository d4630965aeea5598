import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { GOOD, newVisitor } from '../harness/contact-form.ts';
import { tempFolder } from '../harness/resources.ts';
import { runNpm } from '../harness/server.ts';

const SITE_URL = 'https://ilalo.example';

/** What a release is: the build alone, where no package is to be found on the way up. */
function copyRelease(): string {
  const folder = tempFolder(onTestFinished);
  cpSync('dist', folder, { recursive: true });
  return folder;
}

/** Node is found where `npm` itself looks for it. */
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

test('a release without packages serves pages, renders on demand, reads its whitepapers and takes a request', async () => {
  const folder = copyRelease();
  const { url, stop } = await start(folder);
  for (const path of [routes.home, routes.contact, routes.whitepapers]) {
    const answer = await fetch(url + path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text()).toContain('</html>');
  }
  const from_email = newVisitor();
  const body = new URLSearchParams({ from_name: GOOD.name, from_email, message: GOOD.message });
  const headers = { origin: SITE_URL };
  const answer = await fetch(url + routes.contact, { method: 'POST', headers, body, redirect: 'manual' });
  expect(answer.status).toBe(303);
  const leads = async (...args: string[]) => {
    const command = ['run', '--silent', 'leads', '--', ...args];
    return (await promisify(execFile)('npm', command, { cwd: folder, env: env() })).stdout;
  };
  expect(await leads('list')).toContain(GOOD.name);
  // Made by a thread of its own, as the list of whitepapers is.
  await leads('backup', 'requests.copy');
  expect(await stop()).toBe('');
});

test('a release that is started for another origin than it was built for says so', async () => {
  const { stop } = await start(copyRelease(), { SITE_URL: 'https://other.example' });
  expect(await stop()).toBe(`SITE_URL is https://other.example, the build is for ${SITE_URL}: build again\n`);
});
