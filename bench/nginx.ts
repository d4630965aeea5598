import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { findProgram, requirePackages } from '../tests/harness/debian-packages.ts';
import { freePort } from '../tests/harness/free-port.ts';
import { findProxy, nginxCommand, runProxy, tempPaths } from '../tests/harness/proxy.ts';
import type { RunContext } from '../tests/harness/run-context.ts';
import type { ResponseCopy } from './response-copies.ts';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const READABLE_BY_ALL = 0o755;

/** Ensures that nginx, its brotli module and wrk are installed. Throws Skipped when they are unavailable. */
export function requirePrograms(context: RunContext): void {
  const nginx = () => findProxy('nginx') !== undefined;
  const wrk = () => findProgram('wrk') !== undefined;
  requirePackages({ nginx, wrk, 'libnginx-mod-http-brotli-static': () => existsSync(BROTLI) }, context.progress);
}

/** The installed version, such as `nginx/1.22.1`. */
export function nginxVersion(): string {
  const output = execFileSync('sh', ['-c', `${findProxy('nginx')} -v 2>&1`], { encoding: 'utf8' });
  return /nginx\/\S+/.exec(output)?.[0] ?? 'nginx';
}

/** Starts nginx with one worker that serves the copies; resolves to its address. Stopped at the end of the part. */
export async function startNginx(context: RunContext, copies: readonly ResponseCopy[]): Promise<string> {
  const folder = context.tempFolder();
  const port = await freePort();
  const command = nginxCommand(folder, configuration(folder, port, copies));
  // Started by root, nginx reads the files as the user `nobody`.
  for (const open of [folder, ...copies.map(({ file }) => dirname(file))]) chmodSync(open, READABLE_BY_ALL);
  const url = `http://127.0.0.1:${port}`;
  await runProxy(context.closeLater, command, () => fetch(url).then(Boolean, () => false));
  return url;
}

/** Debian's settings that affect speed, without an access log, because our server writes none in the benchmark. */
function configuration(folder: string, port: number, copies: readonly ResponseCopy[]): string {
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
${copies.map(locationOf).join('\n')}
  }
}
`;
}

function locationOf({ path, type, headers, file }: ResponseCopy): string {
  const added = headers.map(([name, value]) => `add_header ${name} "${value.replaceAll(/["\\]/g, '\\$&')}" always;`);
  const place = [`root ${dirname(file)};`, 'types {}', `default_type ${type};`, ...added].join(' ');
  return `    location = ${path} { try_files /${basename(file)} =404; ${place} }`;
}
