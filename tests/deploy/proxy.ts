import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../faults/free-port.ts';
import { callProxy } from './call-proxy.ts';

/** The name that the files in `deploy/` stand for. */
export const SITE_NAME = 'ilalo.example';
export const PROXIES = { caddy: startCaddy, nginx: startNginx } as const;
export type ProxyName = keyof typeof PROXIES;

const PROGRAMS: Readonly<Record<ProxyName, readonly string[]>> = {
  caddy: ['/usr/bin/caddy', '/usr/local/bin/caddy'],
  nginx: ['/usr/sbin/nginx', '/usr/local/sbin/nginx'],
};
const START_MS = 20_000;
const LOOK_EVERY_MS = 50;

/** A proxy on loopback with the configuration of `deploy/` and a certificate of its own. */
export type ProxyServer = {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** PEM file of the authority that signed its certificate. */
  readonly authority: string;
  /** All it has written down so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
};
/** Where a proxy is to be found. */
export type ProxyPorts = Omit<ProxyServer, 'log' | 'stop'>;
type Setting = { readonly folder: string; readonly upstreams: readonly string[] };

/** Where a proxy's program is; undefined when this machine has none. */
export const findProxy = (name: ProxyName) => PROGRAMS[name].find(existsSync);

async function startCaddy({ folder, upstreams }: Setting): Promise<ProxyServer> {
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
  const env = { HOME: folder, XDG_CONFIG_HOME: folder, UPSTREAMS: upstreams.join(' '), SERVERS };
  const child = spawn(findProxy('caddy') ?? '', ['run', '--adapter', 'caddyfile', '--config', config], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const authority = join(folder, 'pki/authorities/local/root.crt');
  return listening(child, folder, { httpPort, httpsPort, authority });
}

async function startNginx({ folder, upstreams }: Setting): Promise<ProxyServer> {
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const authority = join(folder, 'fullchain.pem');
  makeCertificate(folder);
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/^ *listen \[::\]:.*\n/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${httpPort}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${httpsPort}`)
    .replaceAll(`/etc/letsencrypt/live/${SITE_NAME}`, folder)
    .replaceAll('/var/log/nginx', folder)
    .replace(/^ *server 127\.0\.0\.1:4321;$/m, upstreams.map((address) => `server ${address};`).join('\n'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const config = join(folder, 'nginx.conf');
  // As Debian's own nginx.conf around it, which writes everything down.
  const logs = `access_log ${folder}/access.log; error_log ${folder}/error.log;`;
  const main = `daemon off; pid ${folder}/pid; error_log stderr; events {}`;
  writeFileSync(config, `${main} http { ${logs} ${paths.join(' ')}\n${site}\n}`);
  mkdirSync(join(folder, 'logs'), { recursive: true });
  const arguments_ = ['-p', folder, '-c', config, '-e', 'stderr'];
  const child = spawn(findProxy('nginx') ?? '', arguments_, { stdio: ['ignore', 'ignore', 'pipe'] });
  return listening(child, folder, { httpPort, httpsPort, authority });
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

/** Waits until the proxy answers for the site. Throws with all it said when it ends before that. */
async function listening(child: ChildProcess, folder: string, at: ProxyPorts): Promise<ProxyServer> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const closed = once(child, 'close');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await closed;
  };
  const end = performance.now() + START_MS;
  const answers = () =>
    callProxy(at, { path: '/healthz' }).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null || performance.now() > end) {
      await stop();
      throw new Error(`The proxy does not answer: ${said.slice(-2_000)}`);
    }
    await sleep(LOOK_EVERY_MS);
  }
  const files = () => globSync(`${folder}/**/*.log`).map((path) => readFileSync(path, 'utf8'));
  return { ...at, log: () => [said, ...files()].join('\n'), stop };
}
