import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callProxy } from './call-proxy.ts';
import { findProgram } from './debian-packages.ts';
import { freePort } from './free-port.ts';
import { startProcess } from './process.ts';
import { type CloseLater, tempFolder } from './resources.ts';
import { until } from './until.ts';

/** The name that the files in `deploy/` stand for. */
export const SITE_NAME = 'ilalo.example';
/** Of the release, where the proxies find the page for when no server answers. */
const RELEASE = '/srv/ilalo/current';
const READABLE_BY_ALL = 0o755;
export const PROXIES = { caddy: openCaddy, nginx: openNginx } as const;
export type ProxyName = keyof typeof PROXIES;

/** A proxy on loopback with the configuration of `deploy/` and a certificate of its own. */
export type ProxyServer = {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** PEM file of the authority that signed its certificate. */
  readonly authority: string;
  /** All it has written down so far. */
  readonly log: () => string;
};
/** Where a proxy is to be found. */
export type ProxyPorts = Omit<ProxyServer, 'log'>;

/** Where a proxy's program is; undefined when this machine has none. */
export const findProxy = (name: ProxyName) => findProgram(name);

/** Caddy with `deploy/Caddyfile`, before the servers at `upstreams` (`host:port`). */
export async function openCaddy(closeLater: CloseLater, upstreams: readonly string[]): Promise<ProxyServer> {
  const folder = tempFolder(closeLater);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const own = [
    `http_port ${httpPort}`,
    `https_port ${httpsPort}`,
    'default_bind 127.0.0.1',
    'admin off',
    'local_certs',
    'skip_install_trust',
    `storage file_system ${folder}`,
  ];
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, readFileSync('deploy/Caddyfile', 'utf8').replace(/^\{$/m, `{\n${own.join('\n')}`));
  const SERVERS = upstreams.length > 1 ? 'several' : 'one';
  const env = { HOME: folder, XDG_CONFIG_HOME: folder, UPSTREAMS: upstreams.join(' '), SERVERS, RELEASE: 'dist' };
  const command = [findProxy('caddy') ?? '', 'run', '--adapter', 'caddyfile', '--config', config];
  const authority = join(folder, 'pki/authorities/local/root.crt');
  return openTlsProxy(closeLater, command, { folder, env, ports: { httpPort, httpsPort, authority } });
}

async function openNginx(closeLater: CloseLater, upstreams: readonly string[]): Promise<ProxyServer> {
  const folder = tempFolder(closeLater);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  makeCertificate(folder);
  // When we are root, its workers are a user who could not read it.
  chmodSync(folder, READABLE_BY_ALL);
  copyFileSync('dist/unavailable.html', join(folder, 'unavailable.html'));
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/^ *listen \[::\]:.*\n/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${httpPort}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${httpsPort}`)
    .replaceAll(`/etc/letsencrypt/live/${SITE_NAME}`, folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll(RELEASE, folder)
    .replace(/^ *server 127\.0\.0\.1:4321;$/m, upstreams.map((address) => `server ${address};`).join('\n'));
  // As Debian's own nginx.conf around it, which writes everything down.
  const logs = `access_log ${folder}/access.log; error_log ${folder}/error.log;`;
  const command = nginxCommand(folder, `events {} http { ${logs} ${tempPaths(folder)}\n${site}\n}`);
  mkdirSync(join(folder, 'logs'), { recursive: true });
  const authority = join(folder, 'fullchain.pem');
  return openTlsProxy(closeLater, command, { folder, ports: { httpPort, httpsPort, authority } });
}

/** What nginx keeps while it hands things on, in a folder that it may write. */
export const tempPaths = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');

/** The command that runs nginx in the foreground with this configuration, all its files in `folder`. */
export function nginxCommand(folder: string, config: string): string[] {
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `daemon off;\npid ${folder}/pid;\nerror_log stderr;\n${config}`);
  return [findProxy('nginx') ?? '', '-p', folder, '-c', file, '-e', 'stderr'];
}

/** Runs a proxy until its user is done. Throws with all it said when it ends before it answers. */
export async function runProxy(
  closeLater: CloseLater,
  command: readonly string[],
  answers: () => Promise<boolean>,
  env: NodeJS.ProcessEnv = {},
): Promise<{ readonly output: () => string }> {
  const proxy = startProcess(command, { env });
  closeLater(proxy.kill);
  await until(`${command[0]} answers`, async () => proxy.hasEnded() || (await answers()));
  if (proxy.hasEnded()) throw new Error(`The proxy ended: ${proxy.output().slice(-2_000)}`);
  return proxy;
}

type Setting = { readonly folder: string; readonly ports: ProxyPorts; readonly env?: NodeJS.ProcessEnv };

async function openTlsProxy(closeLater: CloseLater, command: readonly string[], setting: Setting) {
  const { folder, ports, env } = setting;
  const answers = () =>
    callProxy(ports, { path: '/healthz' }).then(
      ({ status }) => status === 200,
      () => false,
    );
  const { output } = await runProxy(closeLater, command, answers, env);
  const files = () => globSync(`${folder}/**/*.log`).map((path) => readFileSync(path, 'utf8'));
  return { ...ports, log: () => [output(), ...files()].join('\n') };
}

/** A certificate that is its own authority. */
function makeCertificate(folder: string): void {
  const names = `subjectAltName=DNS:${SITE_NAME},DNS:www.${SITE_NAME}`;
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const kind = ['-x509', '-nodes', '-days', '2', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  execFileSync('openssl', ['req', ...kind, ...files, '-subj', `/CN=${SITE_NAME}`, '-addext', names], {
    stdio: 'ignore',
  });
}
