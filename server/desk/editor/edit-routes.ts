import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageOfFile } from '../../../domain/content/page-files.ts';
import { deskRoutes, PART_FIELD } from '../../../domain/desk/desk-routes.ts';
import type { EditView } from '../../../domain/desk/editor/views.ts';
import { factsOf } from '../../content/facts.ts';
import { inFolder, readFile } from '../../editor/file-text.ts';
import { textsNaming } from '../../editor/find-texts.ts';
import { hiddenAddress } from '../../editor/hidden.ts';
import { judgeForm, keep, readSentForm } from './edit-form.ts';
import { type Form, namesIn, openForm, type Shown, viewOf } from './edit-view.ts';
import { namesReplaced, queryOf, readDone, sentBy } from './editor-request.ts';
import type { EditorPart } from './editor-routes.ts';
import { readGuideText } from './guide-text.ts';

type Params = { readonly '*': string };
type FileRequest = FastifyRequest<{ Params: Params }>;

const partIn = (request: FastifyRequest): string | undefined => queryOf(request, PART_FIELD) || undefined;

/** The form of a file: shows it, changes its lists, and saves or publishes it. */
export function editRoutes(scope: FastifyInstance, part: EditorPart): void {
  const { editor, pages, content, whitepapers } = part;
  const url = deskRoutes.contentFile('*');
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    form: Form,
    shown: Shown,
    more: Partial<EditView>,
  ) => {
    const draft = (await editor.draft()).content ?? content();
    const hidden = await hiddenAddress(editor, shown.path, shown.base);
    const view = viewOf(form, shown, {
      names: namesIn(draft, shown.body !== undefined),
      facts: factsOf(draft),
      html: shown.body === undefined ? undefined : await readGuideText(shown.body, draft, whitepapers),
      preview: hidden
        ? deskRoutes.hiddenPreview(hidden)
        : deskRoutes.preview(pageOfFile(content(), inFolder(shown.path))),
      live: hidden ? undefined : pageOfFile(content(), inFolder(shown.path)),
      ...more,
    });
    return pages.show(request, reply, 'edit', view);
  };
  const sayGone = (request: FastifyRequest, reply: FastifyReply) => pages.notice(request, reply, 404, 'notFound');

  scope.get(url, async (request: FileRequest, reply) => {
    const path = `content/${request.params['*']}`;
    const chosen = partIn(request);
    const form = openForm(path, chosen);
    const { text } = form ? await editor.stateOf(path) : { text: null };
    if (!form || text === null) return sayGone(request, reply);
    const shown = { path, part: chosen, base: text, ...readFile(path, text) };
    const files = await editor.files();
    const mentions = namesReplaced(request)
      .map((name) => ({ name, found: textsNaming(files, name) }))
      .filter(({ found }) => found.length > 0);
    return show(request, reply, form, shown, { done: readDone(request), mentions });
  });

  scope.post(url, async (request: FileRequest, reply) => {
    const file = request.params['*'];
    const path = `content/${file}`;
    const chosen = partIn(request);
    const form = openForm(path, chosen);
    if (!form) return sayGone(request, reply);
    const sent = readSentForm(form, path, chosen, sentBy(request));
    const { button, shown } = sent;
    if (button !== 'guardar' && button !== 'publicar') return show(request, reply, form, shown, {});
    const outcome = await judgeForm(editor, sent);
    if ('status' in outcome) return show(request, reply.code(outcome.status), form, outcome.shown, outcome.again);
    const files = [{ path, text: outcome.text, picture: null }];
    return keep(part, request, reply, { files, button, here: deskRoutes.contentFile(file, chosen) });
  });
}
