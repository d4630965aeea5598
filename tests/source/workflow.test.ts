import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commitAll, git, makeMachine, writeScript } from './fake-machine.ts';

type Step = {
  readonly id?: string;
  readonly if?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
};
type Job = { readonly permissions?: Readonly<Record<string, string>>; readonly steps: readonly Step[] };
type Workflow = { readonly jobs: Readonly<Record<string, Job>> };

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const { jobs }: Workflow = parse(text);
  return { text, jobs };
});
const steps = workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps));
const release = steps.find(({ run }) => run?.includes('ssh '))?.run ?? '';
const changes = steps.find(({ id }) => id === 'changes')?.run ?? '';

/** Fakes: installing packages and building take minutes, and this machine plays the server. */
const PROGRAMS = {
  npm: `echo "npm $*" >>"$TMP/asked"
    case $1 in
    ci) mkdir -p node_modules/.bin; echo node >node_modules/.bin/node ;;
    run) [ "$2" != build ] || { mkdir -p dist; cat page >dist/page; } ;;
    esac`,
  node: 'exit 0',
  // The forge's list of past runs.
  gh: '[ "$(cat "$TMP/published" 2>/dev/null)" != fail ] || exit 1; cat "$TMP/published" 2>/dev/null || true',
  // Like sshd for a key with a forced command: the requested command is only passed on in a variable.
  ssh: `for last; do :; done
    echo "$*" >"$TMP/ssh"; cp "$2" "$TMP/key-seen"
    SSH_ORIGINAL_COMMAND=$last exec "${resolve('deploy/publish.sh')}"`,
  systemctl: '[ "$1" = show ] && exec cat "$TMP/servers"; echo "systemctl $*" >>"$TMP/asked"',
  journalctl: 'cat "$TMP/journal"',
  // The second pause is long enough for what comes late.
  sleep: '[ ! -e "$TMP/slept" ] || cat "$TMP/late" >>"$TMP/journal"; touch "$TMP/slept"',
  restart: 'echo restart >>"$TMP/asked"; [ "$(cat "$BASE/current/page")" != broken ]',
};

let base: string;
const origin = () => join(base, 'origin');
beforeEach(() => {
  base = makeMachine(PROGRAMS, ['releases', 'origin', 'tmp', 'backups']);
  for (const name of ['servers', 'journal', 'late']) writeFileSync(join(base, 'tmp', name), '');
  git(origin(), 'init', '--quiet', '--initial-branch=main');
  cpSync('deploy', join(origin(), 'deploy'), { recursive: true });
  // The backup itself is tested in `deploy-scripts.test.ts`.
  writeScript(join(origin(), 'deploy/backup.sh'), 'echo backup >>"$TMP/asked"');
  for (const folder of ['docs', 'content']) {
    mkdirSync(join(origin(), folder));
    writeFileSync(join(origin(), folder, 'page.yaml'), '');
  }
});

/** Commits a new text of the page, on a new branch if one is given; returns the commit's hash. */
function commit(page: string, branch?: string): string {
  if (branch) git(origin(), 'switch', '--quiet', '--create', branch);
  writeFileSync(join(origin(), 'page'), page);
  return commitAll(origin(), page);
}

const WORDS = 'content/page.yaml';

/** Commits a change of a file; returns the commit's hash. */
function change(file: string): string {
  mkdirSync(dirname(join(origin(), file)), { recursive: true });
  appendFileSync(join(origin(), file), 'changed\n');
  return commitAll(origin(), file);
}

function run(script: string, own: Readonly<Record<string, string>> = {}) {
  const env = {
    PATH: `${join(base, 'bin')}:${process.env['PATH']}`,
    TMP: join(base, 'tmp'),
    RUNNER_TEMP: join(base, 'tmp'),
    GITHUB_OUTPUT: join(base, 'tmp/output'),
    BASE: base,
    HOME: base,
    SETTINGS: join(base, 'site.env'),
    OWNER: String(userInfo().uid),
    RESTART: join(base, 'bin/restart'),
    LOCK: join(base, 'lock'),
    DEPLOY_TO: 'root@faro.example',
    DEPLOY_KEY: 'canary-key',
    DEPLOY_KNOWN_HOSTS: 'faro.example ssh-ed25519 AAAA',
    ...own,
  };
  // The command with which GitHub Actions runs a `run:` step.
  return spawnSync('bash', ['-eo', 'pipefail', '-c', script], { cwd: base, encoding: 'utf8', env });
}

/** Installs a server with a first commit online; returns its hash. */
function installServer(): string {
  const first = commit('one');
  git(base, 'clone', '--quiet', 'origin', 'repo');
  expect(run('repo/deploy/release.sh main').status).toBe(0);
  return first;
}

const online = () => readFileSync(join(base, 'current/page'), 'utf8');
const asked = () => readFileSync(join(base, 'tmp/asked'), 'utf8').trim().split('\n');

test('workflows may only read the repository, and pass secrets as variables, never inside a command', () => {
  for (const { text } of workflows) expect(text).toContain('permissions: { contents: read }\n');
  const own = workflows.flatMap(({ jobs }) => Object.values(jobs).map(({ permissions = {} }) => permissions));
  expect(own.flatMap(Object.values).filter((access) => access !== 'read')).toEqual([]);
  expect(steps.filter(({ run: line }) => line?.includes('${{'))).toEqual([]);
  expect(steps.flatMap(({ uses }) => uses ?? []).filter((action) => !/^actions\/\w+@v\d+$/.test(action))).toEqual([]);
});

describe('the program', () => {
  /** Whether the program is tested when the forge says what it published last. */
  function isTested(published: string): boolean {
    rmSync(join(base, 'tmp/output'), { force: true });
    writeFileSync(join(base, 'tmp/published'), published);
    expect(run(`cd origin\n${changes}`).status).toBe(0);
    return existsSync(join(base, 'tmp/output'));
  }

  test('is tested by steps that are left out when only words changed', () => {
    const tests = steps.filter(({ run: line }) => line?.includes('npm run test'));
    expect(tests.map((step) => step.if)).toEqual(["steps.changes.outputs.program == 'changed'"]);
  });

  test('is not tested when only content/ changed since the last published commit', () => {
    const published = change('page');
    change(WORDS);
    change(WORDS);
    expect(isTested(published)).toBe(false);
  });

  test('is tested when anything else changed, even with words after it', () => {
    for (const file of ['page', 'src/content/page.ts', 'content.ts']) {
      const published = change(WORDS);
      change(file);
      change(WORDS);
      expect(isTested(published), file).toBe(true);
    }
  });

  test('is tested when the published commit is missing or unknown, or the forge does not say', () => {
    change(WORDS);
    for (const published of ['', 'a'.repeat(40), 'fail']) expect(isTested(published), published).toBe(true);
  });

  test('is tested when the published commit is on another branch', () => {
    change('page');
    git(origin(), 'switch', '--quiet', '--create', 'other');
    const other = change('content/other.yaml');
    git(origin(), 'switch', '--quiet', 'main');
    change(WORDS);
    expect(isTested(other)).toBe(true);
  });
});

describe('the release', () => {
  test('publishes the commit over SSH to a known host, and deletes the key afterwards', () => {
    installServer();
    const second = commit('two');
    const { status, stdout } = run(release, { GITHUB_SHA: second });
    expect([status, stdout.trim().split('\n').at(-1)]).toEqual([0, `PUBLISHED: ${second}`]);
    expect(online()).toBe('two');
    const steps = [
      'backup',
      expect.stringMatching(/^npm ci/),
      'npm run check',
      'npm run build',
      'npm run smoke',
      'restart',
    ];
    expect(asked().slice(-6)).toEqual(steps);
    expect(readFileSync(join(base, 'tmp/key-seen'), 'utf8')).toBe('canary-key\n');
    expect(existsSync(join(base, 'tmp/key'))).toBe(false);
    expect(readFileSync(join(base, 'tmp/ssh'), 'utf8')).toContain('-o StrictHostKeyChecking=yes');
  });

  test('has the servers read changed content, without a build and a restart', () => {
    installServer();
    const before = readlinkSync(join(base, 'current'));
    const second = change(WORDS);
    const { status, stdout } = run(release, { GITHUB_SHA: second });
    expect([status, stdout.trim().split('\n').at(-1)]).toEqual([0, `PUBLISHED: ${second}`]);
    expect(readFileSync(join(base, 'current', WORDS), 'utf8')).toBe('changed\n');
    expect(readlinkSync(join(base, 'current'))).toBe(before);
    expect(asked().slice(-2)).toEqual(['npm run check', 'systemctl reload-or-restart ilalo@*']);
  });

  test.each(['journal', 'late'])('fails when the servers do not show changed content, and says why (%s)', (name) => {
    installServer();
    const line = '{"problems":["content/page.yaml:1:1 wrong"],"msg":"changed content refused"}';
    writeFileSync(join(base, 'tmp/servers'), `${process.pid}\n\n${process.pid}\n`);
    writeFileSync(join(base, 'tmp/journal'), '{"msg":"content replaced"}\n');
    appendFileSync(join(base, 'tmp', name), `{"msg":"one"}\n${line}\n`);
    const { status, stdout, stderr } = run(release, { GITHUB_SHA: change(WORDS) });
    expect([status, stderr]).toEqual([1, expect.stringContaining('the servers keep the old content')]);
    expect(stdout.trim().split('\n').at(-1)).toBe(line);
  });

  test('first restarts servers that still run an earlier release, as after a publication that was killed', () => {
    installServer();
    writeFileSync(join(base, 'tmp/servers'), `0\n\n${process.pid}\n`);
    expect(run(release, { GITHUB_SHA: change(WORDS) }).status).toBe(0);
    const steps = ['restart', 'backup', expect.stringMatching(/^npm ci/), 'npm run check'];
    expect(asked().slice(-5)).toEqual([...steps, 'systemctl reload-or-restart ilalo@*']);
  });

  test('replaces a release that does not respond, and whose publication was killed', () => {
    installServer();
    commit('broken');
    expect(run('repo/deploy/release.sh main').status).toBe(0);
    writeFileSync(join(base, 'tmp/servers'), `${process.pid}\n`);
    expect(run(release, { GITHUB_SHA: commit('two') }).status).toBe(0);
    expect(online()).toBe('two');
    expect(asked().filter((step) => step === 'restart')).toHaveLength(3);
  });

  test('fails and returns to the previous release when the new one does not respond', () => {
    installServer();
    const { status, stderr } = run(release, { GITHUB_SHA: commit('broken') });
    expect([status, stderr]).toEqual([1, expect.stringContaining('the one before is online again')]);
    expect(online()).toBe('one');
  });

  test('goes forward again when the previous release does not respond either, as on a store that was migrated', () => {
    installServer();
    writeFileSync(join(base, 'current/page'), 'broken');
    const second = commit('broken');
    const { status, stderr } = run(release, { GITHUB_SHA: second });
    expect([status, stderr]).toEqual([1, expect.stringContaining('the new one is current')]);
    expect(readlinkSync(join(base, 'current'))).toContain(second.slice(0, 7));
    expect(asked().filter((step) => step === 'restart')).toHaveLength(3);
  });

  test('refuses another command, no commit, and a commit that is not on main', () => {
    installServer();
    for (const [asked, message] of [
      ['reboot; echo', /expected a commit/],
      ['', /expected a commit/],
      [commit('other', 'other'), /is not on main/],
    ] as const) {
      const { status, stderr } = run(release, { GITHUB_SHA: asked });
      expect([status, stderr]).toEqual([1, expect.stringMatching(message)]);
      expect(online()).toBe('one');
    }
  });

  test('keeps five releases, among them the one that is online', () => {
    installServer();
    for (let number = 0; number < 7; number += 1) mkdirSync(join(base, `releases/2000010${number}-000000-abc`));
    expect(run(release, { GITHUB_SHA: commit('two') }).status).toBe(0);
    expect(readdirSync(join(base, 'releases'))).toHaveLength(5);
    expect(online()).toBe('two');
  });

  test('succeeds without a server and says in Spanish that DEPLOY_TO is not set', () => {
    const { status, stdout } = run(release, { DEPLOY_TO: '', GITHUB_SHA: 'abc' });
    expect([status, stdout]).toEqual([0, expect.stringContaining('falta el secreto DEPLOY_TO')]);
  });
});
