import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageOfFile } from '../../../domain/content/page-files.ts';
import { deskRoutes, PART_FIELD } from '../../../domain/desk/desk-routes.ts';
import { inFolder, readFile } from '../../editor/file-text.ts';
import { judgeForm, keep, readSentForm } from './edit-form.ts';
import { openForm, pictureNames, viewOf } from './edit-view.ts';
import { readDone, sentBy } from './editor-request.ts';
import type { EditorPart } from './editor-routes.ts';

type Params = { readonly '*': string };
type FileRequest = FastifyRequest<{ Params: Params }>;

const partIn = ({ query }: FastifyRequest): string | undefined => {
  const part = (query as Readonly<Record<string, unknown>>)[PART_FIELD];
  return typeof part === 'string' ? part : undefined;
};

/** The form of a file: shows it, changes its lists, and saves or publishes it. */
export function editRoutes(scope: FastifyInstance, part: EditorPart): void {
  const { editor, pages, content } = part;
  const url = deskRoutes.contentFile('*');
  const around = (path: string) => ({
    pictures: pictureNames(content()),
    preview: deskRoutes.preview(pageOfFile(content(), inFolder(path))),
  });
  const sayGone = (request: FastifyRequest, reply: FastifyReply) => pages.notice(request, reply, 404, 'notFound');

  scope.get(url, async (request: FileRequest, reply) => {
    const path = `content/${request.params['*']}`;
    const chosen = partIn(request);
    const form = openForm(path, chosen);
    const { text } = form ? await editor.stateOf(path) : { text: null };
    if (!form || text === null) return sayGone(request, reply);
    const shown = { path, part: chosen, base: text, ...readFile(path, text) };
    return pages.show(request, reply, 'edit', viewOf(form, shown, { done: readDone(request), ...around(path) }));
  });

  scope.post(url, async (request: FileRequest, reply) => {
    const file = request.params['*'];
    const path = `content/${file}`;
    const chosen = partIn(request);
    const form = openForm(path, chosen);
    if (!form) return sayGone(request, reply);
    const sent = readSentForm(form, path, chosen, sentBy(request));
    const { button, shown } = sent;
    if (button !== 'guardar' && button !== 'publicar')
      return pages.show(request, reply, 'edit', viewOf(form, shown, around(path)));
    const outcome = await judgeForm(editor, sent);
    if ('status' in outcome) {
      const view = viewOf(form, outcome.shown, { ...outcome.again, ...around(path) });
      return pages.show(request, reply.code(outcome.status), 'edit', view);
    }
    const files = [{ path, text: outcome.text, picture: null }];
    return keep(part, request, reply, { files, button, here: deskRoutes.contentFile(file, chosen) });
  });
}
