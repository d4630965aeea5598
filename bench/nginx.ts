import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Bench } from '../tests/harness/bench.ts';
import { needPackages } from '../tests/harness/debian-packages.ts';
import { freePort } from '../tests/harness/free-port.ts';
import { findProxy, nginxCommand, runProxy, tempPaths } from '../tests/harness/proxy.ts';
import type { Twin } from './twins.ts';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const READABLE_BY_ALL = 0o755;

/** Makes sure that Debian's nginx and its module for brotli files are there. Throws Skipped when they cannot be had. */
export function needNginx(bench: Bench): void {
  const nginx = () => findProxy('nginx') !== undefined;
  needPackages({ nginx, 'libnginx-mod-http-brotli-static': () => existsSync(BROTLI) }, bench.progress);
}

/** As Debian prints it: `nginx/1.22.1`. */
export function nginxVersion(): string {
  const said = execFileSync('sh', ['-c', `${findProxy('nginx')} -v 2>&1`], { encoding: 'utf8' });
  return /nginx\/\S+/.exec(said)?.[0] ?? 'nginx';
}

/** Starts an nginx of one worker on loopback that gives the twins; resolves to its address. Stopped when the part ends. */
export async function startNginx(bench: Bench, twins: readonly Twin[]): Promise<string> {
  const folder = bench.tempFolder();
  const port = await freePort();
  const command = nginxCommand(folder, configuration(folder, port, twins));
  // Its worker is nobody when we are root.
  for (const open of [folder, ...twins.map(({ file }) => dirname(file))]) chmodSync(open, READABLE_BY_ALL);
  const url = `http://127.0.0.1:${port}`;
  await runProxy(bench.closeLater, command, () => fetch(url).then(Boolean, () => false));
  return url;
}

/** Debian's own settings where they matter, without its access log, as our server keeps none here. */
function configuration(folder: string, port: number, twins: readonly Twin[]): string {
  return `load_module ${BROTLI};
worker_processes 1;
worker_rlimit_nofile 8192;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65;
  keepalive_requests 100000000;
  server_tokens off;
  charset utf-8;
  charset_types *;
  brotli_static on;
  gzip_static on;
  gzip_vary on;
  ${tempPaths(folder)}
  server {
    listen 127.0.0.1:${port} backlog=4096;
    location / { return 404; }
${twins.map(locationOf).join('\n')}
  }
}
`;
}

function locationOf({ path, status, type, headers, file }: Twin): string {
  const place = [
    `root ${dirname(file)};`,
    `types {}`,
    `default_type ${type};`,
    ...headers.map(([name, value]) => `add_header ${name} "${value.replaceAll(/["\\]/g, '\\$&')}" always;`),
  ].join(' ');
  const name = `/${basename(file)}`;
  const shown = `location = ${name} { internal; ${place} }`;
  if (status === 404) return `    error_page 404 ${name};\n    ${shown}`;
  return `    location = ${path} { try_files ${name} =404; ${place} }`;
}
