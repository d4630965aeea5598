import { writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

const ENCODINGS = { br: '.br', gzip: '.gz', identity: '' } as const;
/** Headers that nginx sets itself. */
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

/** A response of our server, saved as files for nginx: the same bytes in every encoding and the same headers. */
export type ResponseCopy = Awaited<ReturnType<typeof copyResponse>>;

/** Saves the response at a path to `folder`, in every encoding; `file` is the path of the uncompressed one. */
export async function copyResponse(site: string, path: string, folder: string, name: string) {
  const file = join(folder, name);
  for (const [encoding, suffix] of Object.entries(ENCODINGS)) {
    const { body, response } = await requestRaw(site + path, encoding);
    // The server skips compression when it does not help: then there is no compressed file.
    if ((response.headers['content-encoding'] ?? 'identity') === encoding) writeFileSync(file + suffix, body);
  }
  const { response } = await requestRaw(site + path, 'br');
  const headers = Object.entries(response.headers).flatMap(([header, value]) =>
    OWN_HEADERS.includes(header) ? [] : [[header, String(value)] as const],
  );
  const [type = ''] = String(response.headers['content-type']).split(';');
  return { path, type, headers, file };
}

/** Requests a URL on a new connection, without decompressing the body. */
export async function requestRaw(url: string, encoding: string) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, { agent: false, headers: { 'accept-encoding': encoding } }, resolve)
    .once('error', reject)
    .end();
  const response = await promise;
  return { response, body: await buffer(response) };
}
