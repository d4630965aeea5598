import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { type Agent, request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import type { ProxyPorts } from './proxy.ts';
import { PATIENCE_MS } from './until.ts';

type Call = {
  readonly path?: string;
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The client's IP address: Linux accepts any of 127.0.0.0/8. */
  readonly from?: string;
  /** Over plain HTTP. */
  readonly plain?: true;
  readonly agent?: Agent;
};
export type ProxyResponse = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string };

/** The host name in `deploy/`. */
export const SITE_NAME = /\{\$SITE_NAME:([^}]+)\}/.exec(readFileSync('deploy/Caddyfile', 'utf8'))?.[1] ?? '';
const ADDRESS = '127.0.0.1';

/** Sends a request through a proxy without a DNS lookup. Throws on connection errors. */
export async function callProxy(proxy: ProxyPorts, call: Call): Promise<ProxyResponse> {
  const { path = '/', method = 'GET', host = SITE_NAME, headers, body, from, plain, agent } = call;
  const options = {
    host: ADDRESS,
    path,
    method,
    headers: { host, ...headers },
    ...(from && { localAddress: from }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  };
  const secure = { servername: host, ca: readFileSync(proxy.authority), agent: agent ?? false };
  return new Promise((resolve, reject) => {
    const outgoing = plain
      ? requestHttp({ ...options, port: proxy.httpPort, agent: false })
      : requestHttps({ ...options, ...secure, port: proxy.httpsPort });
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      const { statusCode: status = 0, headers: received } = response;
      text(response).then((content) => resolve({ status, headers: received, body: content }), reject);
    });
    outgoing.end(body);
  });
}

/** The form post of a browser without JavaScript. */
export function formPost(fields: Readonly<Record<string, string>>): Call {
  return {
    method: 'POST',
    path: '/contactenos',
    headers: { origin: `https://${SITE_NAME}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  };
}
