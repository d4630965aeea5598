import { readFile } from 'node:fs/promises';
import { company } from '../../content/company.ts';
import { routes } from '../../domain/routes.ts';
import { NewsError } from '../../domain/whitepapers/whitepaper.ts';

/** Gives the feed as it is, a text of JSON; rejects when it cannot be had. */
export type Source = (signal: AbortSignal) => Promise<string>;

const LIMIT_BYTES = 2 * 1024 * 1024;

/** The whitepapers of this repository, as the build left them. */
export const fileSource =
  (path: string): Source =>
  () =>
    readFile(path, 'utf8');

/** The news host of `NEWS_API_URL`: at most 2 MB, and no answer but 200. */
export function upstreamSource(apiUrl: string): Source {
  const address = apiUrl.replace(/\/+$/, '') + routes.newsApi(company.name);
  return async (signal) => {
    // A redirect could lead to what only this machine can reach.
    const answer = await fetch(address, { signal, redirect: 'error', headers: { accept: 'application/json' } });
    if (answer.status !== 200) {
      await answer.body?.cancel();
      throw new NewsError(`status ${answer.status}`);
    }
    return readLimited(answer);
  };
}

async function readLimited(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const piece of answer.body ?? []) {
    size += piece.byteLength;
    // Leaving the loop closes the connection.
    if (size > LIMIT_BYTES) throw new NewsError('more than 2 MB');
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}
