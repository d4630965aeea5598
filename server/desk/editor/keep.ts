import type { FastifyReply, FastifyRequest } from 'fastify';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { publishAlone } from '../../editor/alone.ts';
import { replacedNames } from '../../editor/find-texts.ts';
import type { FileChange } from '../../editor/stored-files.ts';
import { deviceOf, namesReplaced, redirectDone } from './editor-request.ts';
import type { EditorPart } from './editor-routes.ts';

/** Replaced names that a form asks about. */
const MOST_NAMES = 5;

type Kept = {
  readonly files: readonly FileChange[];
  /** `publicar` publishes at once, if nothing stands in the way. */
  readonly button: string;
  /** The page that follows; the pending changes when it is not given. */
  readonly here?: string | undefined;
};

/** Keeps changes or publishes them, and says what became of them on the page that follows. */
export async function keep(
  { editor }: Pick<EditorPart, 'editor'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { files, button, here = deskRoutes.pendingContent }: Kept,
): Promise<FastifyReply> {
  const by = { device: deviceOf(request), seen: request.seen };
  const replaced = (await Promise.all(files.map((file) => replacedNames(editor, file)))).flat();
  const names = [...new Set([...replaced, ...namesReplaced(request)])].slice(0, MOST_NAMES);
  if (button === 'publicar' && (await publishAlone(editor, files, by)).length === 0) {
    const next = here === deskRoutes.pendingContent ? deskRoutes.content : here;
    return redirectDone(reply, next, 'publicado', names);
  }
  await editor.save(files, by.device, by.seen);
  const pending = new Set((await editor.pending()).map(({ path }) => path));
  const isPending = files.some(({ path }) => pending.has(path));
  // What keeps it from being published stands beside the pending changes.
  const next = button === 'publicar' && isPending ? deskRoutes.pendingContent : here;
  return redirectDone(reply, next, isPending ? 'guardado' : 'igual', names);
}
