import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { GOOD, newVisitor, postForm } from '../../harness/contact-form.ts';
import { ORIGIN } from '../../harness/origin.ts';
import { tempFolder } from '../../harness/resources.ts';
import { runNode, runNpm } from '../../harness/server.ts';
import { company } from '../../harness/unit/our-content.ts';
import { until } from '../../harness/until.ts';

/** A release: only `dist` and the content, in a folder without packages above it. */
function copyRelease(): string {
  const folder = tempFolder(onTestFinished);
  cpSync('dist', folder, { recursive: true });
  cpSync('content', join(folder, 'content'), { recursive: true });
  return folder;
}

/** `npm` finds Node through PATH. */
const env = (own: Record<string, string> = {}) => ({
  PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
  ...own,
});

/** Runs `npm start` in a release. */
async function start(folder: string, own: Record<string, string>) {
  const run = runNpm('start', env(own), folder);
  onTestFinished(run.kill);
  const url = await run.listening;
  const stop = async () => {
    await run.stop();
    return run.errors();
  };
  return { url, stop };
}

test('a release without packages serves pages of any origin, accepts messages and runs the leads tool', async () => {
  const folder = copyRelease();
  const origin = 'https://other.example';
  const { url, stop } = await start(folder, { SITE_URL: origin });
  for (const path of [routes.home, routes.contact, routes.whitepapers]) {
    const page = await fetch(url + path);
    const html = await page.text();
    expect([path, page.status]).toEqual([path, 200]);
    expect(html).toContain('</html>');
    expect(html).toContain(`href="${origin}${path}"`);
    expect(html).not.toContain(ORIGIN);
  }
  await postForm(url, { from_email: newVisitor() }, origin);
  const leads = async (...args: string[]) => {
    const command = ['run', '--silent', 'leads', '--', ...args];
    return (await promisify(execFile)('npm', command, { cwd: folder, env: env() })).stdout;
  };
  expect(await leads('list')).toContain(GOOD.name);
  await leads('backup', 'requests.copy');
  expect(await stop()).toBe('');
});

test('on SIGHUP a release shows changed content, and keeps the old one when there are mistakes in it', async () => {
  const folder = copyRelease();
  const [CONTENT_DIR, OUTAGE_PAGE] = ['content', join(folder, 'outage.html')];
  // As systemd runs it: npm itself would end on this signal.
  const { listening, signal, output, kill } = runNode(
    join(folder, 'server/main.mjs'),
    { CONTENT_DIR, OUTAGE_PAGE },
    folder,
  );
  onTestFinished(kill);
  const url = await listening;
  const file = join(folder, 'content/company.yaml');
  const write = (email: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^email: .*$/m, `email: ${email}`));
  const contact = async () => (await fetch(url + routes.contact)).text();
  const readiness = async () => (await fetch(`${url}/readyz`)).json();

  expect(readFileSync(OUTAGE_PAGE, 'utf8')).toContain(`mailto:${company.email}`);
  write('otro@correo.example');
  signal('SIGHUP');
  await until('the changed content is shown', async () => (await contact()).includes('mailto:otro@correo.example'));
  expect(readFileSync(OUTAGE_PAGE, 'utf8')).toContain('mailto:otro@correo.example');

  write('no address');
  signal('SIGHUP');
  await until('the mistake is found', () => output().includes('changed content refused'));
  await until('the state is known', async () => (await readiness()).status === 'degraded');
  expect(await readiness()).toMatchObject({ reasons: ['changed content refused'] });
  expect(output()).toContain('content/company.yaml');
  expect(await contact()).toContain('mailto:otro@correo.example');

  write(company.email);
  signal('SIGHUP');
  await until('the corrected content is shown', async () => (await readiness()).status === 'ok');
  expect(await contact()).toContain(`mailto:${company.email}`);
});
