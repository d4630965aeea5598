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
  /** The client's own address: any of 127.0.0.0/8, of which Linux has them all. */
  readonly from?: string;
  /** Without TLS. */
  readonly plain?: true;
  readonly agent?: Agent;
};
export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string };

const SITE_NAME = 'ilalo.example';
/** A name that is looked up would lead elsewhere. */
const ADDRESS = '127.0.0.1';

/** Asks the site through a proxy, as a client that has looked its name up. Throws when there was no answer. */
export async function callProxy(proxy: ProxyPorts, call: Call): Promise<Answer> {
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
    const sent = plain
      ? requestHttp({ ...options, port: proxy.httpPort, agent: false })
      : requestHttps({ ...options, ...secure, port: proxy.httpsPort });
    sent.once('error', reject);
    sent.once('response', (response) => {
      const { statusCode: status = 0, headers: received } = response;
      text(response).then((answer) => resolve({ status, headers: received, body: answer }), reject);
    });
    sent.end(body);
  });
}

/** A form post of a visitor without script. */
export function formPost(fields: Readonly<Record<string, string>>): Call {
  return {
    method: 'POST',
    path: '/contactenos',
    headers: { origin: `https://${SITE_NAME}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  };
}
