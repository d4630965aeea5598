/** The request headers that tell what a browser asks for; lower-case names, as in Node. */
export type ViewHeaders = {
  readonly 'sec-fetch-mode'?: string | string[] | undefined;
  readonly 'sec-fetch-dest'?: string | string[] | undefined;
  readonly 'sec-purpose'?: string | string[] | undefined;
};

/** A page that the visitor sees, or one that the browser fetched in case the visitor asks for it. */
export type PageRequest = 'shown' | 'ahead';

/**
 * What kind of page request this is; undefined for everything else: other methods, scripts, frames, programs that send no
 * `Sec-Fetch-…`, and responses other than the page itself. A page that was fetched ahead is counted when it is shown,
 * which a prerendered page reports itself (`src/layout/before-paint.ts`).
 */
export function readPageRequest(method: string, status: number, headers: ViewHeaders): PageRequest | undefined {
  if (method !== 'GET' || (status !== 200 && status !== 304)) return undefined;
  if (headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document') return undefined;
  return headers['sec-purpose'] === undefined ? 'shown' : 'ahead';
}
