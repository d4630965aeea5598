import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { parseFrontmatter } from 'astro/markdown';
import { afterAll, describe, expect, test } from 'vitest';
import { envSchema, readEnv } from '../../server/config/env.ts';
import { copiedSources, readStages } from './containerfile.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const parseYaml = (path: string) => parseFrontmatter(`---\n${read(path)}\n---\n`).frontmatter;
const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Node flags of `npm start` that limit memory; every other way to start the server must use them too. */
const FLAGS = JSON.parse(read('package.json')).scripts.start.match(/--\S+/g);

const ANALYZE = '/usr/bin/systemd-analyze';
if (!existsSync(ANALYZE)) {
  process.stderr.write(`${styleText(['bold', 'yellow'], '\nNO SYSTEMD: ITS UNIT IS NOT CHECKED\n')}\n`);
}

describe.runIf(existsSync(ANALYZE))('the systemd unit', () => {
  const unit = join(folder, 'ilalo@4321.service');
  // The program of the release does not exist here.
  writeFileSync(
    unit,
    read('deploy/ilalo@.service').replaceAll('/srv/ilalo/current/node_modules/.bin/node', process.execPath),
  );

  test('passes systemd-analyze verify', () => {
    const { status, stderr } = spawnSync(ANALYZE, ['verify', '--man=no', unit], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('has an exposure level of at most 2 of 10 in systemd-analyze security', () => {
    // The threshold is in tenths.
    const { status, stdout } = spawnSync(ANALYZE, ['security', '--offline=true', '--threshold=20', unit], {
      encoding: 'utf8',
    });
    expect(status, stdout).toBe(0);
  });
});

test('the systemd unit uses the flags of npm start and restarts without limit', () => {
  const unit = read('deploy/ilalo@.service');
  expect(unit).toContain(`/node ${FLAGS.join(' ')} server/main.mjs\n`);
  // systemd ignores it outside [Unit] and then gives up after five failures in ten seconds.
  expect(unit.split('[Service]')[0]).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(unit).toMatch(/^Restart=always$/m);
});

describe('the Containerfile', () => {
  const [build, proxy, final] = readStages(read('deploy/Containerfile'));

  test('pins the Node version and has no build tools in the final stage', () => {
    expect(build?.base).toMatch(/^node:\d+/);
    expect(final?.base).toBe(build?.base);
    expect(final?.instructions.filter(({ rest }) => /npm|apt/.test(rest))).toEqual([]);
  });

  test('copies only existing sources to the build stage, and none to the final stage', () => {
    const [sources, kept] = [build, final].map((stage) => (stage ? copiedSources(stage) : []));
    for (const source of sources ?? []) expect(existsSync(source), source).toBe(true);
    expect(proxy ? copiedSources(proxy) : []).toEqual(['deploy/Caddyfile']);
    expect(sources).toEqual(
      expect.arrayContaining(['package.json', 'package-lock.json', 'astro.config.ts', 'src', 'scripts', 'server']),
    );
    expect(kept).toEqual([]);
  });

  test('runs node directly as an unprivileged user, with a health check', () => {
    const last = (keyword: string) => final?.instructions.findLast((one) => one.keyword === keyword)?.rest;
    expect(last('USER')).toBe('node');
    expect(JSON.parse(last('CMD') ?? '')).toEqual(['node', ...FLAGS, 'server/main.mjs']);
    expect(last('HEALTHCHECK')).toContain('/healthz');
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
    readonly networks?: unknown;
    readonly secrets?: string[];
  };
  type Compose = {
    readonly services: Readonly<Record<string, Service>>;
    readonly secrets: Readonly<Record<string, { readonly file: string }>>;
    readonly networks: {
      readonly inside: { readonly ipam: { readonly config: readonly { readonly subnet: string }[] } };
    };
  };
  const { services, secrets } = parseYaml('deploy/compose.yaml') as unknown as Compose;

  test('sets only existing variables and secrets', () => {
    for (const name of ['site-1', 'site-2']) {
      const { environment = {}, secrets: used = [] } = services[name] as Service;
      const unknown = Object.keys(environment).filter((key) => !(key.replace(/_FILE$/, '') in envSchema.shape));
      expect(unknown).toEqual([]);
      expect(used.filter((secret) => !(secret in secrets))).toEqual([]);
    }
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

test('Caddy’s log omits every field that identifies a visitor', () => {
  // client_ip exists since Caddy 2.7, newer than Debian's, so tests/e2e/proxies.test.ts does not cover it.
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
  for (const line of lines) expect(() => readEnv({ ...set, ...pairs([line]) })).not.toThrow();
});
