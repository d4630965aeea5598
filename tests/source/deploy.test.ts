import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { MONITORING_PATHS } from '../../domain/site/monitoring-paths.ts';
import { envSchema } from '../../server/config/env-schema.ts';
import { TABLES } from '../../server/leads-cli/backup/postgres-archive.ts';
import { readCommand } from '../../server/leads-cli/terminal/command-line.ts';
import { warnOfSkipped } from '../harness/debian-packages.ts';
import { testEnv } from '../harness/unit/test-content.ts';
import { makeMachine } from './fake-machine.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ANALYZE = '/usr/bin/systemd-analyze';
if (!existsSync(ANALYZE)) {
  warnOfSkipped('No systemd to check its units');
}

const UNITS = readdirSync('deploy').filter((name) => /\.(service|timer)$/.test(name));
/** Templates are checked as one of their instances. */
const INSTANCES: Readonly<Record<string, string>> = { 'ilalo@.service': '4321', 'ilalo-failed@.service': 'x.service' };
const instanceOf = (name: string) => name.replace('@', `@${INSTANCES[name] ?? ''}`);

describe.runIf(existsSync(ANALYZE))('the systemd units', () => {
  for (const name of UNITS) {
    // The programs of the release do not exist here.
    const text = read(`deploy/${name}`).replaceAll(
      /\/srv\/ilalo\/current\/(?:node_modules\/\.bin\/node|deploy\/)/g,
      (path) => (path.endsWith('/node') ? process.execPath : `${resolve('deploy')}/`),
    );
    writeFileSync(join(folder, instanceOf(name)), text);
  }

  test.each(UNITS)('%s passes systemd-analyze verify', (name) => {
    const path = join(folder, instanceOf(name));
    const { status, stderr } = spawnSync(ANALYZE, ['verify', '--man=no', path], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test.each(UNITS.filter((name) => name.endsWith('.service')))(
    '%s has an exposure level of at most 1.5 of 10 in systemd-analyze security',
    (name) => {
      // The threshold is in tenths.
      const args = ['security', '--offline=true', '--threshold=15', join(folder, instanceOf(name))];
      const { status, stdout } = spawnSync(ANALYZE, args, { encoding: 'utf8' });
      expect(status, stdout).toBe(0);
    },
  );
});

test('the systemd unit restarts without limit, after the clock is set, and not for a picture that takes all memory', () => {
  const unit = read('deploy/ilalo@.service');
  // systemd ignores this setting outside [Unit] and then gives up after five failures in ten seconds.
  expect(unit.split('[Service]')[0]).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(unit).toMatch(/^Restart=always$/m);
  // Otherwise systemd stops all of a unit of which the kernel has ended one process.
  expect(unit).toMatch(/^OOMPolicy=continue$/m);
  // A content whose guides are still to come, by a clock that is behind, stops the start.
  expect(unit).toMatch(/^After=.* time-sync\.target$/m);
});

test('the systemd unit reads changed content on a reload, and writes the outage page where both proxies read it', () => {
  const unit = read('deploy/ilalo@.service');
  expect(unit).toMatch(/^ExecReload=\/bin\/kill -HUP \$MAINPID$/m);
  const [, folder = '', page] = /^Environment=.*OUTAGE_PAGE=(\S+)\/(\S+)/m.exec(unit) ?? [];
  expect(unit).toContain(`\nCacheDirectory=${folder.replace('/var/cache/', '')}\n`);
  // The proxy runs as another user.
  expect(unit).toMatch(/^UMask=0022$/m);
  expect(read('deploy/Caddyfile')).toMatch(RegExp(`rewrite \\* /${page}\\s+root \\* \\{\\$OUTAGE:${folder}\\}`));
  expect(read('deploy/nginx.conf')).toMatch(RegExp(`root ${folder};\\s+try_files /${page} =502;`));
});

test('every timer starts a task of its own name, and a failed task sends an email', () => {
  const timers = UNITS.filter((name) => name.endsWith('.timer'));
  expect(timers.length).toBeGreaterThan(1);
  for (const timer of timers) {
    const task = read(`deploy/${timer.replace('.timer', '.service')}`);
    expect(task).toMatch(/^OnFailure=ilalo-failed@%n\.service$/m);
    expect(read(`deploy/${timer}`)).toMatch(/^WantedBy=timers\.target$/m);
  }
  const [, ...alert] = /server\/leads\.mjs (\w+) (%i)$/m.exec(read('deploy/ilalo-failed@.service')) ?? [];
  expect(readCommand(alert, 'XX')).toEqual({ name: 'alert', task: '%i' });
});

describe('the Containerfile', () => {
  /** Instructions of its two stages, with continuation lines joined, without the FROM that begins each. */
  const [build, final] = read('deploy/Containerfile')
    .replaceAll(/\\\n\s*|^#.*\n/gm, '')
    .split(/^FROM /m)
    .slice(1)
    .map((stage) => {
      const [base = '', ...lines] = stage.trim().split('\n');
      const instructions = lines.filter(Boolean).map((line) => {
        const [keyword = '', ...words] = line.split(/\s+/);
        return { keyword, rest: words.join(' ') };
      });
      return { base, instructions };
    });
  /** Sources that a stage copies from the project, not from the other stage. */
  const copiedBy = (stage: typeof build) =>
    (stage?.instructions ?? [])
      .filter(({ keyword, rest }) => keyword === 'COPY' && !rest.startsWith('--from='))
      .flatMap(({ rest }) => rest.split(' ').slice(0, -1));

  test('pins the Node version and has no build tools in the final stage', () => {
    expect(build?.base).toMatch(/^node:\d+\S* AS build$/);
    expect(`${final?.base} AS build`).toBe(build?.base);
    expect(final?.instructions.filter(({ rest }) => /npm|apt/.test(rest))).toEqual([]);
  });

  test('copies only existing sources to the build stage, and only what the site says to the final stage', () => {
    const sources = copiedBy(build);
    for (const source of sources) expect(existsSync(source), source).toBe(true);
    expect(sources).toEqual(
      expect.arrayContaining(['package.json', 'package-lock.json', 'astro.config.ts', 'src', 'scripts', 'server']),
    );
    expect(sources).not.toContain('content');
    expect(copiedBy(final)).toEqual(['content', 'deploy/hooks']);
  });

  test('has a build context that holds only what it copies', () => {
    const [all, ...kept] = read('.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    const copied = [...copiedBy(build), ...copiedBy(final)];
    expect([all, kept.toSorted()]).toEqual(['*', copied.map((path) => `!${path}`).toSorted()]);
  });

  test('runs node directly as an unprivileged user, with a health check', () => {
    const last = (keyword: string) => final?.instructions.findLast((one) => one.keyword === keyword)?.rest;
    expect(last('USER')).toBe('node');
    expect(JSON.parse(last('CMD') ?? '')).toEqual(['node', 'server/main.mjs']);
    expect(last('HEALTHCHECK')).toContain('/up');
  });

  test('follows the conventions of platforms that install an image with one command', () => {
    const settings = final?.instructions.filter(({ keyword }) => keyword === 'ENV').map(({ rest }) => rest);
    expect(settings?.join(' ')).toMatch(/ PORT=80 DATA_DIR=\/storage /);
    expect(final?.instructions).toContainEqual({ keyword: 'VOLUME', rest: '/storage' });
    expect(final?.instructions).toContainEqual({ keyword: 'EXPOSE', rest: '80' });
    expect(final?.instructions).toContainEqual({ keyword: 'COPY', rest: 'deploy/hooks /hooks' });
    expect(MONITORING_PATHS).toContain('/up');
  });

  test('contains no secrets', () => {
    const settings = final?.instructions.filter(({ keyword }) => ['ENV', 'ARG'].includes(keyword)) ?? [];
    const names = settings.flatMap(({ rest }) => [...rest.matchAll(/([A-Z_]+)=/g)].map(([, name]) => name ?? ''));
    expect(names.filter((name) => !(name in envSchema.shape))).toEqual([]);
    expect(names.filter((name) => /SECRET|KEY|SMTP|DATABASE/.test(name))).toEqual([]);
  });
});

describe('compose.yaml', () => {
  type Service = {
    readonly environment?: Record<string, string>;
    readonly env_file?: readonly string[];
    readonly command?: readonly string[];
    readonly logging?: { readonly options: Record<string, string> };
    readonly mem_limit?: string;
    readonly volumes?: readonly string[];
    readonly networks?: unknown;
    readonly depends_on?: unknown;
    readonly secrets?: string[];
  };
  type Compose = {
    readonly services: Readonly<Record<string, Service>>;
    readonly secrets: Readonly<Record<string, { readonly file: string }>>;
    readonly networks: {
      readonly inside: { readonly ipam: { readonly config: readonly { readonly subnet: string }[] } };
    };
  };
  const { services, secrets }: Compose = parse(read('deploy/compose.yaml'), { merge: true });
  const { services: alone }: Compose = parse(read('deploy/compose-sqlite.yaml'), { merge: true });

  test('sets only existing variables and secrets', () => {
    for (const service of [services['site-1'], services['site-2'], alone['site']]) {
      const { environment = {}, secrets: used = [] } = service as Service;
      const unknown = Object.keys(environment).filter((key) => !(key.replace(/_FILE$/, '') in envSchema.shape));
      expect(unknown).toEqual([]);
      expect(used.filter((secret) => !(secret in secrets))).toEqual([]);
    }
  });

  test('passes all settings from a file that git ignores, and mounts a volume for the data', () => {
    for (const service of [services['site-1'], services['site-2'], alone['site']]) {
      const { env_file = [], environment, volumes } = service as Service;
      expect(env_file).toEqual(['./secrets/site.env']);
      const ignored = spawnSync('git', ['check-ignore', join('deploy', env_file[0] ?? '')], { encoding: 'utf8' });
      expect(ignored.stdout.trim()).toBe('deploy/secrets/site.env');
      // These override the folder and the address in the template of site.env, which are those of a machine.
      expect(environment).toMatchObject({ DATA_DIR: '/storage', HOST: '0.0.0.0', PORT: 4321 });
      expect(volumes?.slice(0, 2)).toEqual([
        expect.stringMatching(/^data(-\d)?:\/storage$/),
        '../content:/app/content:ro',
      ]);
    }
  });

  test('lets the proxy read its configuration, and the outage page that one server writes', () => {
    const { 'site-1': first, 'site-2': second, proxy } = services;
    const { OUTAGE_PAGE } = parseEnv(
      /^Environment=(.*)$/m.exec(read('deploy/ilalo@.service'))?.[1]?.replaceAll(' ', '\n') ?? '',
    );
    expect(first?.environment).toEqual({ ...second?.environment, OUTAGE_PAGE });
    const folder = dirname(OUTAGE_PAGE ?? '');
    expect(first?.volumes?.slice(2)).toEqual([`outage:${folder}`]);
    expect(proxy?.volumes).toContain(`outage:${folder}:ro`);
    expect(proxy?.volumes).toContain('./Caddyfile:/etc/caddy/Caddyfile:ro');
    // A new volume takes the owner of the folder in the image that uses it first.
    expect(proxy?.depends_on).toEqual(['site-1']);
    expect(read('deploy/Containerfile')).toContain(`chown node:node /storage ${folder}\n`);
  });

  test.each([...Object.entries(services), ...Object.entries(alone)])(
    '%s cannot fill the disk or the memory',
    (_, service) => {
      expect(service.logging?.options).toMatchObject({ 'max-size': '10m', 'max-file': '5' });
      expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    },
  );

  /** Runs a turn of the backup's script with fakes of PostgreSQL's programs; returns which backups it keeps. */
  function runBackup(kept: readonly string[], dump: string, psql = 'exit 0') {
    const programs = {
      ...Object.fromEntries(['dropdb', 'createdb', 'pg_restore'].map((name) => [name, 'exit 0'])),
      psql,
      pg_dump: `for option; do case $option in --file=*) ${dump} "\${option#--file=}" ;; esac; done`,
      sleep: '[ "$1" != 86400 ] || kill $PPID',
    };
    const place = makeMachine(programs, ['copies']);
    const month = new Date(Date.now() - 40 * 86_400_000);
    for (const name of kept) {
      writeFileSync(join(place, 'copies', name), '');
      utimesSync(join(place, 'copies', name), month, month);
    }
    const script = services['backup']?.command?.[0]
      ?.replaceAll('$$', '$')
      .replaceAll('/backups', join(place, 'copies'));
    const env = { PLACE: place, PATH: `${join(place, 'bin')}:${process.env['PATH']}` };
    expect(spawnSync('sh', ['-c', script ?? ''], { env, timeout: 10_000 }).status).toBe(0);
    return readdirSync(join(place, 'copies'));
  }

  test.each([
    ['the last backup while no other succeeds', 'false', ['2026-01-02-000000.copy']],
    ['none that is older than a month once there is another', 'touch', [expect.stringMatching(/^\d.*\.copy$/)]],
  ])('keeps %s', (_name, dump, left) => {
    const old = ['2026-01-01-000000.copy', '2026-01-02-000000.copy'];
    const copies = runBackup(old, dump);
    expect(copies).toEqual(left);
    expect(copies.includes(old[1] ?? '')).toBe(dump === 'false');
  });

  test('makes no backup before a site has made the tables', () => {
    const made = 'echo . >>"$PLACE/asked"; [ "$(wc -l <"$PLACE/asked")" -gt 2 ]';
    expect(runBackup([], '[ "$(wc -l <"$PLACE/asked")" -eq 3 ] && touch', made)).toHaveLength(1);
  });

  test('keeps its secrets in files that git ignores', () => {
    const paths = Object.values(secrets).map(({ file }) => join('deploy', file));
    expect(spawnSync('git', ['check-ignore', ...paths], { encoding: 'utf8' }).stdout).toBe(`${paths.join('\n')}\n`);
    expect(paths).toHaveLength(3);
  });

  test('trusts its own proxy, which forwards to its own servers', () => {
    const { environment, networks } = services['proxy'] as Service;
    const { ipv4_address } = (networks as { inside: { ipv4_address: string } }).inside;
    expect(services['site-1']?.environment?.['TRUST_PROXY']).toBe(ipv4_address);
    const hosts = environment?.['UPSTREAMS']?.split(' ').map((upstream) => upstream.split(':')[0]);
    expect(hosts).toEqual(['site-1', 'site-2']);
    expect(Object.keys(services)).toEqual(expect.arrayContaining(hosts ?? []));
  });
});

test.each(['deploy/compose.yaml', 'docs/operations.md'])(
  'the pg_dump of %s skips the rows of the excluded tables',
  (path) => {
    const left = Object.entries(TABLES).flatMap(([name, hasRows]) => (hasRows ? [] : [`--exclude-table-data=${name}`]));
    expect(
      read(path)
        .match(/--exclude-table-data=\w+/g)
        ?.toSorted(),
    ).toEqual(left.toSorted());
  },
);

test('Caddy’s log omits every field that identifies a visitor', () => {
  // client_ip exists since Caddy 2.7, newer than Debian's, so tests/e2e/extended/proxies.test.ts does not cover it.
  for (const field of ['remote_ip', 'client_ip', 'remote_port', 'uri', 'headers']) {
    expect(read('deploy/Caddyfile')).toContain(`request>${field} delete`);
  }
});

test('site.env has only existing variables, each of which can be enabled alone', () => {
  const lines = [...read('deploy/site.env').matchAll(/^(#?)([A-Z_]+)=(.*)$/gm)];
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter(([, , name = '']) => !(name in envSchema.shape))).toEqual([]);
  const pairs = (chosen: typeof lines) => Object.fromEntries(chosen.map(([, , name, value]) => [name, value]));
  const set = pairs(lines.filter(([, mark]) => !mark));
  for (const line of lines) expect(() => testEnv({ ...set, ...pairs([line]) })).not.toThrow();
});
