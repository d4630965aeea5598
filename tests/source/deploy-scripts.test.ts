import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { commitAll, git, makeMachine, writeScript } from './fake-machine.ts';

/** Fakes of programs that would be slow or need a whole machine. */
const PROGRAMS = {
  node: 'exit 0',
  npm: `case $1 in
    ci) mkdir -p node_modules/.bin deploy docs; echo node >node_modules/.bin/node ;;
    run) case $2 in
      check) echo "check $CONTENT_DIR" >>"$BASE/asked"; exit $((CHECK_CODE + 0)) ;;
      build) mkdir dist; echo page >dist/index.html; exit $((BUILD_CODE + 0)) ;;
      smoke) echo "smoke $CONTENT_DIR" >>"$BASE/asked"; exit $((SMOKE_CODE + 0)) ;;
      esac ;;
    esac`,
  date: 'echo . >>"$BASE/dates"; wc -l <"$BASE/dates" | tr -d " "',
  systemctl: `[ "$1" = restart ] && echo "$2" >>"$BASE/asked" && exit
    echo "ilalo@4321.service loaded active running Website"; echo "ilalo@4322.service loaded failed failed Website"`,
  curl: 'for last; do :; done; echo "$last" >>"$BASE/asked"',
  sleep: 'exit 0',
};

let base: string;
beforeEach(() => {
  base = makeMachine(PROGRAMS, ['releases', 'origin']);
});

function run(script: string, args: readonly string[] = [], own = {}): SpawnSyncReturns<string> {
  const PATH = `${join(base, 'bin')}:${process.env['PATH']}`;
  const places = { BASE: base, SETTINGS: join(base, 'site.env'), BACKUPS: join(base, 'backups') };
  return spawnSync(resolve('deploy', script), args, { encoding: 'utf8', env: { PATH, HOME: base, ...places, ...own } });
}

/** Commits a file of `origin` with another text. */
function change(file: string, text: string): void {
  const path = join(base, 'origin', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  commitAll(join(base, 'origin'), text);
}

function makeRepository(): void {
  git(base, 'init', '--quiet', '--initial-branch=main', 'origin');
  change('content/page.yaml', 'one');
  git(base, 'clone', '--quiet', 'origin', 'repo');
}

const leadsTo = (name: string) => readlinkSync(join(base, name));
const online = (file: string) => readFileSync(join(base, 'current', file), 'utf8');

test('release.sh creates a new release of another program, and can roll back', () => {
  makeRepository();
  expect(run('release.sh', ['main']).stderr).toBe('');
  const first = leadsTo('current');
  change('server.ts', 'two');
  change('content/page.yaml', 'two');
  expect(run('release.sh', ['main']).status).toBe(0);
  expect([leadsTo('current') === first, online('content/page.yaml')]).toEqual([false, 'two']);
  const files = ['.env', 'content', 'deploy', 'docs', 'index.html', 'node_modules', 'release'];
  expect(readdirSync(first).toSorted()).toEqual(files);
  expect(readFileSync(join(first, 'release'), 'utf8')).toBe(`${basename(first)}\n`);
  expect(readdirSync(join(first, 'node_modules'), { recursive: true })).toEqual(['.bin', '.bin/node']);
  expect(run('release.sh', ['--back']).stdout).toBe(`current: ${first}\n`);
  expect([leadsTo('current'), online('content/page.yaml')]).toEqual([first, 'one']);
});

test('release.sh replaces the content of the current release when nothing else has changed', () => {
  makeRepository();
  change('content/old.yaml', 'old');
  run('release.sh', ['main']);
  const first = leadsTo('current');
  rmSync(join(base, 'origin/content/old.yaml'));
  change('content/page.yaml', 'two');
  // The build would fail.
  const { status, stdout } = run('release.sh', ['main'], { BUILD_CODE: '3' });
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^content of [0-9a-f]+ in /)]);
  expect([leadsTo('current'), online('content/page.yaml')]).toEqual([first, 'two']);
  expect(readdirSync(join(first, 'content'))).toEqual(['page.yaml']);
  expect(readdirSync(base)).not.toContain('build');
  expect(run('release.sh', ['main~1']).status).toBe(0);
  expect(online('content/page.yaml')).toBe('one');
});

test.each([
  ['', ''],
  ['CONTENT_DIR="/srv/estudio/content"\n', '/srv/estudio/content'],
])('with «%s» in site.env, release.sh tries a release with the content %j', (settings, folder) => {
  makeRepository();
  writeFileSync(join(base, 'site.env'), settings);
  expect(run('release.sh', ['main'], { CONTENT_DIR: 'other' }).stderr).toBe('');
  expect(readFileSync(join(base, 'asked'), 'utf8')).toBe(`check ${folder}\nsmoke ${folder}\n`);
});

test.each([
  ['a build fails', 'server.ts', { BUILD_CODE: '3' }],
  ['what was built does not work', 'server.ts', { SMOKE_CODE: '3' }],
  ['changed content has problems', 'content/page.yaml', { CHECK_CODE: '3' }],
])('release.sh keeps the current release when %s', (_, file, codes) => {
  makeRepository();
  run('release.sh', ['main']);
  const first = leadsTo('current');
  change(file, 'two');
  const { status, stderr } = run('release.sh', ['main'], codes);
  expect([status, stderr]).toEqual([3, 'The release failed; the current one is unchanged.\n']);
  expect([leadsTo('current'), readdirSync(join(base, 'releases')).length]).toEqual([first, 1]);
  expect([online('content/page.yaml'), existsSync(join(base, 'build'))]).toEqual(['one', false]);
});

test('release.sh makes a release after one that was killed while it checked out the commit', () => {
  makeRepository();
  const build = join(base, 'build');
  git(join(base, 'repo'), 'worktree', 'add', '--quiet', '--lock', '--detach', build);
  expect(run('release.sh', ['main'])).toMatchObject({ status: 0, stderr: '' });
});

test('release.sh --back fails without a previous release', () => {
  const { status, stderr } = run('release.sh', ['--back']);
  expect([status, stderr]).toEqual([1, 'There is no previous release.\n']);
});

test.each([
  ['', '127.0.0.1'],
  ['HOST=10.0.0.5\n', '10.0.0.5'],
  ['HOST="::"\n', '[::]'],
])('with «%s» in site.env, restart.sh restarts the servers in turn and checks each on its host', (settings, host) => {
  writeFileSync(join(base, 'site.env'), settings);
  expect(run('restart.sh').status).toBe(0);
  expect(readFileSync(join(base, 'asked'), 'utf8').split('\n')).toEqual([
    ...[4321, 4322].flatMap((port) => [
      `http://${host}:${port}/readyz`,
      `ilalo@${port}.service`,
      `http://${host}:${port}/healthz`,
      `http://${host}:${port}/readyz`,
    ]),
    '',
  ]);
});

const REFUSES = `echo '{"status":"degraded","reasons":["changed content refused"]}'`;

test.each([
  ['stops at', 'only in the new release', `echo '{"status":"ok"}'`, 1],
  ['says of', 'as before', REFUSES, 2],
  ['says of', 'and was down before', 'exit 7', 2],
])('restart.sh %s a server that leaves out what the desk changed %s', (_does, _when, before, stopsAt) => {
  writeScript(join(base, 'site.env'), '');
  writeScript(join(base, 'bin/curl'), `if [ -e "$BASE/asked" ]; then ${REFUSES}; else ${before}; fi`);
  const { status, stderr } = run('restart.sh');
  const unit = 'ilalo@4321.service';
  const sentence = `${unit}: what the desk changed does not fit the content; journalctl -u ${unit} -n 50 says what\n`;
  expect([status, stderr.startsWith(sentence)]).toEqual([stopsAt === 1 ? 1 : 0, true]);
  expect(readFileSync(join(base, 'asked'), 'utf8').trim().split('\n')).toHaveLength(stopsAt);
});

test('restart.sh stops at a server that does not respond, and says where the reason is', () => {
  writeScript(join(base, 'site.env'), '');
  writeScript(join(base, 'bin/curl'), 'exit 7');
  const { status, stdout, stderr } = run('restart.sh');
  expect([status, stdout]).toEqual([1, 'restarting ilalo@4321.service\n']);
  expect(stderr).toBe('ilalo@4321.service does not respond; journalctl -u ilalo@4321.service -n 50 says why\n');
});

test('backup.sh backs up into the folder of backups, and fails when that fails', () => {
  const tool = join(base, 'current/node_modules/.bin');
  mkdirSync(tool, { recursive: true });
  writeScript(join(tool, 'node'), 'echo "$*"');
  expect(run('backup.sh')).toMatchObject({ status: 0, stdout: `server/leads.mjs backup ${join(base, 'backups')}/\n` });
  writeScript(join(tool, 'node'), 'exit 1');
  expect(run('backup.sh').status).toBe(1);
});

// Each of the others is run by a test.
test('deploy/rehearse.sh is executable and has valid syntax', () => {
  execFileSync('sh', ['-n', 'deploy/rehearse.sh']);
  expect(git('.', 'ls-files', '-s', 'deploy/rehearse.sh')).toMatch(/^100755 /);
});
