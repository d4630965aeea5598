import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskRoutes, PLACE_FIELD, withHidden } from '../../../domain/desk/desk-routes.ts';
import { DONE_FIELD, type Done } from '../../../domain/desk/done.ts';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import type { Editor } from '../../editor/editor.ts';
import { replacedNames } from '../../editor/find-texts.ts';
import { ifCancelled, readSchedule } from '../../editor/schedule.ts';
import type { FileChange, Seen } from '../../editor/stored-files.ts';
import { publishable } from '../../editor/together.ts';
import type { DeskPart } from '../desk.ts';
import { fieldIn } from '../desk-post.ts';

export type EditorPart = DeskPart & { readonly editor: Editor };

declare module 'fastify' {
  interface FastifyRequest {
    /** What was stored of the content when a form was received. */
    seen?: Seen | undefined;
  }
}

/** Notes what is stored when a form is received: what others save and publish later is neither lost nor taken back. */
export function noteSeen(scope: FastifyInstance, editor: Editor): void {
  scope.addHook('preHandler', async (request) => {
    if (request.method === 'POST') request.seen = await editor.seen();
  });
}

/** The file of a request, which names it as in the content folder. */
export const pathIn = ({ params }: FastifyRequest): string => `content/${(params as { readonly '*': string })['*']}`;

/** What the button of a form does with the change: keeps it, or publishes it at once. */
export const buttonOf = (request: FastifyRequest): 'guardar' | 'publicar' =>
  fieldIn(request, FORM_FIELDS.button) === 'publicar' ? 'publicar' : 'guardar';

const parametersOf = ({ url }: FastifyRequest) => new URL(url, 'https://desk.invalid').searchParams;

/** The value of a parameter of the address. */
export const queryOf = (request: FastifyRequest, name: string): string => parametersOf(request).get(name) ?? '';

const PLACE = RegExp(`^/[\\w/-]*(?:${RegExp.escape(withHidden(''))})?(?:#[\\w-]+)?$`);
/** The place of the site from which a form was opened; empty when it was opened on the desk. */
export const placeIn = (request: FastifyRequest): string => PLACE.exec(queryOf(request, PLACE_FIELD))?.[0] ?? '';

/** The browser and system of the session. */
export const deviceOf = ({ deskSession }: FastifyRequest): string => deskSession?.device ?? '';

/** The number of a publication that a form or an address names; undefined for anything else. */
export const readNumber = (sent: string): number | undefined => (/^\d{1,9}$/.test(sent) ? Number(sent) : undefined);

/** The names that a form replaced, from the query of the page shown after it. */
export const namesReplaced = (request: FastifyRequest): readonly string[] =>
  parametersOf(request).getAll(FORM_FIELDS.replaced).filter(Boolean);

/** An address that carries the replaced names on. */
export function withNames(href: string, names: readonly string[]): string {
  const { pathname, searchParams, hash } = new URL(href, 'https://desk.invalid');
  for (const name of names) searchParams.append(FORM_FIELDS.replaced, name);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`;
}

/** Leads to the page after a form, which says what became of it, and the replaced names that other texts still say. */
export const redirectDone = (reply: FastifyReply, page: string, done: Done, names: readonly string[] = []) => {
  const query = new URLSearchParams({ [DONE_FIELD]: done });
  return reply.redirect(withNames(`${page}${page.includes('?') ? '&' : '?'}${query}`, names), 303);
};

/** Replaced names that a form asks about. */
const MOST_NAMES = 5;

type Kept = {
  readonly files: readonly FileChange[];
  /** The files that the form is about: what is pending of the others, or with these, keeps it from being published. */
  readonly own: readonly string[];
  /** The page that follows; the pending changes when it is not given. */
  readonly here?: string | undefined;
};

/** Keeps changes or publishes them, and says what became of them on the page that follows. */
export async function keep(
  { editor }: Pick<EditorPart, 'editor'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { files, own, here = deskRoutes.pendingContent }: Kept,
): Promise<FastifyReply> {
  const [device, button, { seen }] = [deviceOf(request), buttonOf(request), request];
  const replaced = (await Promise.all(files.map((file) => replacedNames(editor, file)))).flat();
  const names = [...new Set([...replaced, ...namesReplaced(request)])].slice(0, MOST_NAMES);
  const ready = button === 'publicar' ? await publishable(editor, files, own) : undefined;
  const problems = ready && (await editor.publish(ready, device, seen).catch(ifCancelled));
  if (problems?.length === 0) {
    const next = here === deskRoutes.pendingContent ? deskRoutes.content : here;
    return redirectDone(reply, next, 'publicado', names);
  }
  await editor.save(files, device, seen);
  const isAnyIn = (pending: readonly FileChange[]) =>
    pending.some((one) => files.some(({ path }) => path === one.path));
  if (!isAnyIn(await editor.pending()))
    return redirectDone(reply, here, isAnyIn(seen?.pending ?? []) ? 'descartado' : 'igual', names);
  if (button === 'guardar') return redirectDone(reply, here, await savedDone(editor), names);
  // What keeps it from being published stands beside the pending changes: nothing, after others discarded what it was made from.
  const isReady = (await editor.draft()).report.problems.length === 0;
  const done = isReady && (problems || !ready) ? 'con-otros' : 'sin-publicar';
  return redirectDone(reply, deskRoutes.pendingContent, done, names);
}

/** What became of a change that is pending now: a scheduled publication takes it along. */
export const savedDone = async ({ store }: Editor): Promise<Done> =>
  (await readSchedule(store)) ? 'en-espera' : 'guardado';
