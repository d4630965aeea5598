import { editorWords } from './editor/words.ts';
import { deskWords } from './words.ts';

/** What became of a form, as the page after it says. */
export const doneWords = { ...deskWords.done, ...editorWords.done };
export type Done = keyof typeof doneWords;

/** Query parameter of the page after a form: what became of it. */
export const DONE_FIELD = 'hecho';

/** Reads it from the query of a request. */
export const readDone = (query: unknown): Done | undefined =>
  (Object.keys(doneWords) as Done[]).find((done) => done === (query as Record<string, unknown>)[DONE_FIELD]);

/** A path of the desk without it, for a link from elsewhere: nothing was done that it could say. */
export function withoutDone(path: string): string {
  const { pathname, search } = new URL(path, 'https://host.example');
  const query = new URLSearchParams(search);
  query.delete(DONE_FIELD);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
