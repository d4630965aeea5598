import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callProxy, SITE_NAME } from './call-proxy.ts';
import { findProgram } from './debian-packages.ts';
import { twoFreePorts } from './free-port.ts';
import { startProcess } from './process.ts';
import { type CloseLater, tempFolder } from './resources.ts';
import { until } from './until.ts';

/** The folder from which nginx serves the page for outages. */
const OUTAGE = '/var/cache/ilalo';
const READABLE_BY_ALL = 0o755;
const OK = 200;
const MOVED = 301;
export const PROXIES = { caddy: openCaddy, nginx: openNginx } as const;
export type ProxyName = keyof typeof PROXIES;

/** A proxy on loopback with the configuration of `deploy/` and its own certificate. */
export type ProxyServer = {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** PEM file of the CA that signed its certificate. */
  readonly authority: string;
  /** Its complete log so far. */
  readonly log: () => string;
};
export type ProxyPorts = Omit<ProxyServer, 'log'>;
type ProxyOptions = {
  /** Host name of the site, that of `deploy/` by default. */
  readonly siteName?: string;
  /** Folder of the page for outages, by default one without it. */
  readonly outage?: string;
};

/** Path of a proxy's program; undefined when it is not installed. */
export const findProxy = (name: ProxyName) => findProgram(name);

/** Starts Caddy with `deploy/Caddyfile` in front of `upstreams` (`host:port`). */
export async function openCaddy(
  closeLater: CloseLater,
  upstreams: readonly string[],
  { siteName = SITE_NAME, outage }: ProxyOptions = {},
): Promise<ProxyServer> {
  const folder = tempFolder(closeLater);
  const [httpPort, httpsPort] = await twoFreePorts();
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
  const places = { HOME: folder, XDG_CONFIG_HOME: folder, OUTAGE: outage ?? folder };
  const env = { ...places, SITE_NAME: siteName, UPSTREAMS: upstreams.join(' '), SERVERS };
  const command = [findProxy('caddy') ?? '', 'run', '--adapter', 'caddyfile', '--config', config];
  const authority = join(folder, 'pki/authorities/local/root.crt');
  return openTlsProxy(closeLater, command, { folder, env, siteName, ports: { httpPort, httpsPort, authority } });
}

async function openNginx(
  closeLater: CloseLater,
  upstreams: readonly string[],
  options: ProxyOptions = {},
): Promise<ProxyServer> {
  const folder = tempFolder(closeLater);
  const { siteName = SITE_NAME, outage = folder } = options;
  const [httpPort, httpsPort] = await twoFreePorts();
  makeCertificate(folder, siteName);
  // nginx workers of root run as another user, who must be able to read the folders.
  for (const readable of [folder, outage]) chmodSync(readable, READABLE_BY_ALL);
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/^ *listen \[::\]:.*\n/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${httpPort}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${httpsPort}`)
    .replaceAll(`/etc/letsencrypt/live/${SITE_NAME}`, folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll(OUTAGE, outage)
    .replaceAll(SITE_NAME, siteName)
    .replace(/^ *server 127\.0\.0\.1:4321(.*;)$/m, (_line, rest) =>
      upstreams.map((to) => `server ${to}${rest}`).join('\n'),
    );
  // Log everything, as Debian's nginx.conf does.
  const logs = `access_log ${folder}/access.log; error_log ${folder}/error.log;`;
  const command = nginxCommand(folder, `events {} http { ${logs} ${tempPaths(folder)}\n${site}\n}`);
  mkdirSync(join(folder, 'logs'), { recursive: true });
  const authority = join(folder, 'fullchain.pem');
  return openTlsProxy(closeLater, command, { folder, siteName, ports: { httpPort, httpsPort, authority } });
}

/** nginx directives for its temporary files, in a writable folder. */
export const tempPaths = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');

/** The command that runs nginx in the foreground with this configuration and all its files in `folder`. */
export function nginxCommand(folder: string, config: string): string[] {
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `daemon off;\npid ${folder}/pid;\nerror_log stderr;\n${config}`);
  return [findProxy('nginx') ?? '', '-p', folder, '-c', file, '-e', 'stderr'];
}

/** Starts a proxy and waits until it responds. Throws with its output when it exits before. */
export async function runProxy(
  closeLater: CloseLater,
  command: readonly string[],
  isUp: () => Promise<boolean>,
  env: NodeJS.ProcessEnv = {},
): Promise<{ readonly output: () => string }> {
  const proxy = startProcess(command, { env });
  closeLater(proxy.kill);
  await until(`${command[0]} responds`, async () => proxy.hasEnded() || (await isUp()));
  if (proxy.hasEnded()) throw new Error(`The proxy ended: ${proxy.output().slice(-2_000)}`);
  return proxy;
}

type Setting = {
  readonly folder: string;
  readonly siteName: string;
  readonly ports: ProxyPorts;
  readonly env?: NodeJS.ProcessEnv;
};

async function openTlsProxy(closeLater: CloseLater, command: readonly string[], setting: Setting) {
  const { folder, siteName, ports, env } = setting;
  // Both host names: Caddy gets a certificate for each, and one can be ready before the other.
  const responds = (host: string, expected: number) =>
    callProxy(ports, { path: '/healthz', host }).then(
      ({ status }) => status === expected,
      () => false,
    );
  const isUp = async () => (await responds(siteName, OK)) && (await responds(`www.${siteName}`, MOVED));
  const { output } = await runProxy(closeLater, command, isUp, env);
  const files = () => globSync(`${folder}/**/*.log`).map((path) => readFileSync(path, 'utf8'));
  return { ...ports, log: () => [output(), ...files()].join('\n') };
}

/** A self-signed certificate. */
function makeCertificate(folder: string, siteName: string): void {
  const names = `subjectAltName=DNS:${siteName},DNS:www.${siteName}`;
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const kind = ['-x509', '-nodes', '-days', '2', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  execFileSync('openssl', ['req', ...kind, ...files, '-subj', `/CN=${siteName}`, '-addext', names], {
    stdio: 'ignore',
  });
}
