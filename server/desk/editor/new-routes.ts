import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COPY_FIELD, deskRoutes } from '../../../domain/desk/desk-routes.ts';
import type { EditView } from '../../../domain/desk/editor/views.ts';
import { CONTENT_KINDS, type ContentKind, editorWords as words } from '../../../domain/desk/editor/words.ts';
import { slugify } from '../../../domain/site/slug.ts';
import type { Editor } from '../../editor/editor.ts';
import { inFolder, writeFile } from '../../editor/file-text.ts';
import { idOf } from '../../editor/links.ts';
import { hasService, listFile, makeRoom } from '../../editor/related-files.ts';
import type { FileChange } from '../../editor/stored-files.ts';
import { describeOwn } from '../../editor/titles.ts';
import { NotFound } from '../desk-pages.ts';
import { sentBy } from '../desk-post.ts';
import { isFinal, readSentForm } from './edit-routes.ts';
import { fieldsOf, openForm, type Shown } from './edit-view.ts';
import { type EditorPart, keep, queryOf } from './editor-request.ts';
import { draftOf, helpOf } from './form-page.ts';
import {
  firstValue,
  inPlanForm,
  inServiceForm,
  isOfMenu,
  openNewForm,
  pathOf,
  readCopied,
  readNew,
} from './new-values.ts';

/** The form of a new file. Its path names none yet, but shows the kind. Throws NotFound for a kind that does not exist. */
async function openNew(part: EditorPart, { params }: FastifyRequest) {
  const kind = CONTENT_KINDS.find((known) => known === (params as { readonly kind: string }).kind);
  if (!kind) throw new NotFound();
  const path = pathOf(kind, 'x');
  const draft = await draftOf(part);
  return { kind, path, draft, form: openNewForm(kind, openForm(path), draft) };
}

type NewForm = Awaited<ReturnType<typeof openNew>>;

/** The forms of new plans, projects, guides and pages of services. */
export function newRoutes(scope: FastifyInstance, part: EditorPart): void {
  const { editor, pages, clock } = part;
  const url = deskRoutes.newContent(':kind');
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { kind, form, draft }: NewForm,
    shown: Shown,
    problems: EditView['problems'] = [],
  ) =>
    pages.show(request, reply, 'edit', {
      ...fieldsOf(form, shown),
      ...(await helpOf(draft, shown.body, part)),
      title: words.add[kind],
      action: deskRoutes.newContent(kind),
      back: deskRoutes.content,
      isNew: true,
      problems,
    });

  scope.get(url, async (request, reply) => {
    const opened = await openNew(part, request);
    const { kind, path } = opened;
    const slug = queryOf(request, COPY_FIELD);
    const copied = await readCopied(editor, kind, slug);
    const value = { ...copied.value, ...(await firstValue(kind, editor, slug, clock.now())) };
    const body = kind === 'whitepapers' ? (copied.body ?? '') : undefined;
    return show(request, reply, opened, { path, base: null, value, body });
  });

  scope.post(url, async (request, reply) => {
    const opened = await openNew(part, request);
    const { kind, form, path } = opened;
    const sent = readSentForm(form, path, undefined, sentBy(request), true);
    if (!isFinal(sent)) return show(request, reply, opened, sent.shown);
    const made = await makeFiles(editor, kind, sent.shown);
    const { report } = await editor.tryOut(made);
    const own = report.problems.filter(
      ({ file, field }) => file === made[0].path || (kind === 'pages' && isOfMenu(file, field)),
    );
    if (own.length > 0) {
      const problems = (await describeOwn(editor, made, own.map(inPlanForm), form)).map(inServiceForm);
      return show(request, reply.code(422), opened, sent.shown, problems);
    }
    const [added] = made;
    const here = sent.shown.button === 'publicar' ? deskRoutes.contentFile(inFolder(added.path)) : undefined;
    return keep(part, request, reply, { files: made, own: [added.path], here });
  });
}

/** The new file, the projects that make room for it, the catalogue that lists it, and the redirects if one begins at its address. */
async function makeFiles(
  editor: Editor,
  kind: ContentKind,
  { value, body }: Shown,
): Promise<[FileChange, ...FileChange[]]> {
  const { entry, file } = readNew(value as Readonly<Record<string, unknown>>);
  const isTaken = async (path: string) => kind === 'pages' && hasService(editor, idOf(path));
  const slug = slugify(String(entry.menu?.['name'] ?? file['title'])) || kind;
  const path = await editor.freePath((ending) => pathOf(kind, slug + ending), isTaken);
  const own = kind === 'pages' ? { ...file, service: idOf(path) } : file;
  const added = { path, text: writeFile(path, null, { value: own, body }), picture: null };
  return [added, ...(await makeRoom(editor, added)), ...(await listFile(editor, path, entry))];
}
