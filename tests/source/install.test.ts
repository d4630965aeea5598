import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testEnv } from '../harness/unit/test-content.ts';
import { commitAll, git, makeMachine, writeScript } from './fake-machine.ts';

/** Fakes of programs that would take minutes or change the machine; some record their calls in the file `asked`. */
const PROGRAMS = {
  node: 'case $1 in -p) echo 26 ;; esac',
  npm: `case $1 in
    ci) mkdir -p node_modules/.bin docs; echo node >node_modules/.bin/node ;;
    run) [ "$2" != build ] || { mkdir dist; echo "built" >>"$BASE/asked"; } ;;
    esac`,
  caddy: 'exit 0',
  systemctl: 'echo "systemctl $*" >>"$BASE/asked"',
  curl: 'for last; do :; done; echo "curl $last" >>"$BASE/asked"',
};
const ANSWERS = {
  SITE_NAME: 'https://Faro.example/',
  CONTACT_TO: 'hola@faro.example',
  SMTP_URL: 'smtp://user:a&b%40c@mail.example:587',
};

/** The repository that is installed from, of which every test only reads. */
let origin: string;
beforeAll(() => {
  origin = mkdtempSync(join(tmpdir(), 'install-origin-'));
  git(origin, 'init', '--quiet', '--initial-branch=main');
  for (const name of ['content', 'deploy']) cpSync(name, join(origin, name), { recursive: true });
  commitAll(origin, 'One');
});
afterAll(() => rmSync(origin, { recursive: true }));

let base: string;
beforeEach(() => {
  base = makeMachine(PROGRAMS, ['systemd']);
});

const variables = (own: Readonly<Record<string, string>>) => ({
  PATH: `${join(base, 'bin')}:${process.env['PATH']}`,
  HOME: base,
  BASE: base,
  DESTDIR: join(base, 'root'),
  SYSTEMD: join(base, 'systemd'),
  BACKUPS: join(base, 'backups'),
  DATA: join(base, 'data'),
  OWNER: String(userInfo().uid),
  REPOSITORY: origin,
  ...own,
});

function install(own: Readonly<Record<string, string>> = ANSWERS) {
  const options = { encoding: 'utf8', env: variables(own), input: '' } as const;
  const { status, stderr } = spawnSync(resolve('deploy/install.sh'), options);
  return { status, stderr };
}

/** Runs install.sh on a terminal and types each answer when its question appears; resolves to all that is shown. */
function installOnTerminal(own: Readonly<Record<string, string>>, answers: readonly (readonly [RegExp, string])[]) {
  const { promise, resolve: settle } = Promise.withResolvers<string>();
  // The shell around it survives the interruption, to show the state of the terminal.
  const line = `trap : INT; ${resolve('deploy/install.sh')}; echo "ended with $?"; stty -a`;
  const child = spawn('script', ['--quiet', '--flush', '--command', line, '/dev/null'], { env: variables(own) });
  const left = [...answers];
  let shown = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
    const [question, answer = ''] = left[0] ?? [];
    if (!question?.test(shown)) return;
    left.shift();
    child.stdin.write(answer);
  });
  child.on('close', () => settle(shown));
  return promise;
}

const installed = (path: string) => readFileSync(join(base, 'root', path), 'utf8');
const asked = () => readFileSync(join(base, 'asked'), 'utf8').trim().split('\n');

test('install.sh writes settings that the server accepts, and installs the units and the proxy', () => {
  const CONTENT_DIR = '/srv/faro/content';
  expect(install({ ...ANSWERS, CONTENT_DIR })).toEqual({ status: 0, stderr: '' });
  const settings = testEnv(parseEnv(installed('etc/ilalo/site.env')) as Record<string, string>);
  expect(settings).toMatchObject({
    SMTP_URL: ANSWERS.SMTP_URL,
    CONTACT_TO: ANSWERS.CONTACT_TO,
    SITE_URL: 'https://faro.example',
    CONTACT_FROM: ANSWERS.CONTACT_TO,
    DATA_DIR: join(base, 'data'),
    CONTENT_DIR,
    NODE_ENV: 'production',
  });
  expect(statSync(join(base, 'root/etc/ilalo/site.env')).mode & 0o777).toBe(0o600);
  const units = readdirSync('deploy').filter((name) => /\.(service|timer)$/.test(name));
  expect(readdirSync(join(base, 'root/etc/systemd/system')).toSorted()).toEqual(units.toSorted());
  expect(installed('etc/caddy/Caddyfile')).toContain('{$SITE_NAME:faro.example} {');
  expect(installed('usr/local/sbin/ilalo-restart')).toBe(readFileSync('deploy/restart.sh', 'utf8'));
  const timers = units.filter((name) => name.endsWith('.timer'));
  expect(asked()).toEqual([
    'built',
    'systemctl daemon-reload',
    'systemctl enable --now ilalo@4321',
    ...timers.map((timer) => `systemctl enable --now ${timer}`),
    'curl http://127.0.0.1:4321/healthz',
    'systemctl reload-or-restart caddy',
  ]);
});

describe('the password of the mail server', () => {
  const { SITE_NAME, CONTACT_TO } = ANSWERS;
  const own = { SITE_NAME, CONTACT_TO };
  const server: readonly [RegExp, string] = [/the mail server.*: $/, 'smtp://ana%40faro.example@mail.example:587\n'];
  const asks = /the password of ana%40faro.example@mail.example:587 \(not shown\): $/;

  test('is asked for without being shown, and may hold any sign', async () => {
    const password = 'a&b@c:/#? "%\'\\|[]';
    const shown = await installOnTerminal(own, [server, [asks, `${password}\n`]]);
    expect(shown).toContain('ended with 0');
    expect(shown).not.toContain(password.slice(0, 3));
    const { SMTP_URL = '' } = parseEnv(installed('etc/ilalo/site.env')) as Record<string, string>;
    const url = new URL(SMTP_URL);
    expect([url.username, url.password, url.host].map(decodeURIComponent)).toEqual([
      'ana@faro.example',
      password,
      'mail.example:587',
    ]);
  });

  test('leaves the terminal as it was when the question is interrupted', async () => {
    const shown = await installOnTerminal(own, [server, [asks, '\u0003']]);
    expect(shown).toContain('ended with 130');
    expect(shown).toMatch(/ echo\b/);
    expect(existsSync(join(base, 'root/etc/ilalo/site.env'))).toBe(false);
  });
});

test('install.sh keeps settings, release and proxy as they are when it is run again', () => {
  install();
  const settings = 'SITE_URL=https://otro.example\nHOST=10.0.0.5\n';
  writeFileSync(join(base, 'root/etc/ilalo/site.env'), settings);
  writeFileSync(join(base, 'root/etc/caddy/Caddyfile'), 'mine, with unavailable.html');
  expect(install({})).toEqual({ status: 0, stderr: '' });
  expect(installed('etc/ilalo/site.env')).toBe(settings);
  expect(asked()).toContain('curl http://10.0.0.5:4321/healthz');
  expect(installed('etc/caddy/Caddyfile')).toBe('mine, with unavailable.html');
  expect(asked().filter((line) => line === 'built')).toHaveLength(1);
});

test('the public key of the forge may start only ilalo-publish and is added only once', () => {
  const PUBLISH_KEY = 'ssh-ed25519 AAAAC3NzaC1 forge';
  for (let round = 0; round < 2; round += 1) expect(install({ ...ANSWERS, PUBLISH_KEY })).toMatchObject({ status: 0 });
  const line = `command="/usr/local/sbin/ilalo-publish",restrict ${PUBLISH_KEY}\n`;
  expect(installed('root/.ssh/authorized_keys')).toBe(line);
  expect(statSync(join(base, 'root/usr/local/sbin/ilalo-publish')).mode & 0o777).toBe(0o755);
});

test.each([
  [{ SITE_NAME: '' }, /SITE_NAME is missing: the name of the site/],
  [{ CONTACT_TO: '' }, /CONTACT_TO is missing: the mailbox/],
  [{ SMTP_URL: '' }, /SMTP_URL is missing: the mail server/],
  [{ SMTP_URL: 'smtp://user:one two@mail.example' }, /SMTP_URL: spaces/],
  [{ PUBLISH_KEY: '-----BEGIN' }, /PUBLISH_KEY: expected a public key/],
  [{ REPOSITORY: '/nowhere' }, /cannot read \/nowhere/],
])('with %j install.sh stops and reports the mistake', (own, message) => {
  const { status, stderr } = install({ ...ANSWERS, ...own });
  expect([status, stderr]).toEqual([1, expect.stringMatching(message)]);
});

test('install.sh installs the library that Node needs, which a fresh Debian lacks', () => {
  writeScript(join(base, 'bin/ldconfig'), 'exit 0');
  writeScript(join(base, 'bin/apt-get'), 'echo "apt-get $*" >>"$BASE/asked"');
  expect(install()).toEqual({ status: 0, stderr: '' });
  expect(asked()[1]).toMatch(/^apt-get install .* libatomic1$/);
});

test('install.sh reports a failed release, and the next run continues from there', () => {
  const npm = join(base, 'bin/npm');
  writeScript(npm, 'exit 1');
  expect(install()).toMatchObject({ status: 1, stderr: expect.stringContaining('the first release failed') });
  writeScript(npm, PROGRAMS.npm);
  expect(install({})).toEqual({ status: 0, stderr: '' });
});
