import { writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

const ENCODINGS = { br: '.br', gzip: '.gz', identity: '' } as const;
/** What nginx writes itself. */
const OWN_HEADERS = [
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'vary',
];

/** An answer of our server, kept as files for nginx to give: the same bytes in every encoding, the same headers. */
export type Twin = {
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Its file, without the suffixes of the compressed ones. */
  readonly file: string;
};

/** Copies the answer at a path into `folder`. */
export async function copyAnswer(site: string, path: string, folder: string, name: string): Promise<Twin> {
  const file = join(folder, name);
  for (const [encoding, suffix] of Object.entries(ENCODINGS)) {
    const { body, response } = await ask(site + path, encoding);
    // What is no smaller when compressed is served as it is: then there is nothing beside it.
    if ((response.headers['content-encoding'] ?? 'identity') === encoding) writeFileSync(file + suffix, body);
  }
  const { response } = await ask(site + path, 'br');
  const headers = Object.entries(response.headers).flatMap(([header, value]) =>
    OWN_HEADERS.includes(header) ? [] : [[header, String(value)] as const],
  );
  const [type = ''] = String(response.headers['content-type']).split(';');
  return { path, status: response.statusCode ?? 0, type, headers, file };
}

/** Asks for an address as it is, on a connection of its own; the body is not unpacked. */
export async function ask(url: string, encoding: string) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, { agent: false, headers: { 'accept-encoding': encoding } }, resolve)
    .once('error', reject)
    .end();
  const response = await promise;
  return { response, body: await buffer(response) };
}
