import { execFile, execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { SITE_NAME } from '../../harness/call-proxy.ts';
import type { ProxyServer } from '../../harness/proxy.ts';

/** Installed on demand and cached: 233 packages (131 MB) are too many for every `npm ci`. */
const PACKAGE = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const FOLDER = resolve(`node_modules/.cache/http-observatory-${VERSION}`);
const SCANNER = join(FOLDER, 'node_modules', PACKAGE, 'src/index.js');
/** The HSTS preload list cannot be downloaded here. An empty one replaces it, without its bonus of five points. */
const PRELOADED = join(FOLDER, 'node_modules', PACKAGE, 'conf/hsts-preload.json');
const INSTALL_MS = 120_000;

export type Verdict = {
  readonly grade: string;
  readonly score: number;
  /** Result of each check, by name. */
  readonly results: Readonly<Record<string, { readonly result: string; readonly modifier: number }>>;
};

/** Installs Mozilla's HTTP Observatory once; false when the registry is unavailable. */
export function installObservatory(): boolean {
  if (existsSync(PRELOADED)) return true;
  const options = ['--prefix', FOLDER, '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--no-save'];
  try {
    execFileSync('npm', ['install', ...options, `${PACKAGE}@${VERSION}`], { stdio: 'ignore', timeout: INSTALL_MS });
    if (!existsSync(PRELOADED)) writeFileSync(PRELOADED, '{}');
  } catch {
    return false;
  }
  return true;
}

/** Scans the site behind a proxy as the public Observatory would, but locally. */
export async function scan({ httpPort, httpsPort, authority }: ProxyServer): Promise<Verdict> {
  const program = resolve('tests/e2e/extended/observatory-scan.ts');
  const where = [SCANNER, SITE_NAME, `${httpPort}`, `${httpsPort}`];
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority, NODE_OPTIONS: '' };
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...where], { env });
  return JSON.parse(stdout);
}
