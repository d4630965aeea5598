import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GroupShape } from '../../../domain/content/form/shape.ts';
import { COPY_FIELD, deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import type { EditView } from '../../../domain/desk/editor/views.ts';
import { CONTENT_KINDS, type ContentKind, editorWords as words } from '../../../domain/desk/editor/words.ts';
import { slugify } from '../../../domain/site/slug.ts';
import type { Editor } from '../../editor/editor.ts';
import { inFolder, writeFile } from '../../editor/file-text.ts';
import { idOf } from '../../editor/links.ts';
import { makeRoom } from '../../editor/make-room.ts';
import { hasService, listFile } from '../../editor/related-files.ts';
import type { FileChange } from '../../editor/stored-files.ts';
import { describeAll } from '../../editor/titles.ts';
import { isFinal, readSentForm, type SentForm } from './edit-form.ts';
import { fieldsOf, openForm, type Shown } from './edit-view.ts';
import { type EditorPart, fieldIn, keep, queryOf, sentBy } from './editor-request.ts';
import { draftOf, helpOf } from './form-page.ts';
import {
  familiesOf,
  firstValue,
  inServiceForm,
  isOfMenu,
  openServiceForm,
  pathOf,
  readCopied,
  readService,
} from './new-values.ts';

type NewRequest = FastifyRequest<{ Params: { readonly kind: string } }>;

/** The form of a new file. Its path names none yet, but shows the kind. */
type NewForm = { readonly kind: ContentKind; readonly form: GroupShape; readonly path: string };

function openNew({ params }: NewRequest): NewForm | undefined {
  const kind = CONTENT_KINDS.find((known) => known === params.kind);
  if (!kind) return undefined;
  const path = pathOf(kind, 'x');
  const form = openForm(path);
  return form && { kind, path, form: kind === 'pages' ? openServiceForm(form) : form };
}

/** The forms of new plans, projects, guides and pages of services. */
export function newRoutes(scope: FastifyInstance, part: EditorPart): void {
  const { editor, pages, clock } = part;
  const url = deskRoutes.newContent(':kind');
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { kind, form }: NewForm,
    shown: Shown,
    more: Partial<EditView>,
  ) => {
    const draft = await draftOf(part);
    return pages.show(request, reply, 'edit', {
      ...fieldsOf(form, shown),
      ...(await helpOf(draft, shown.body, part)),
      title: words.add[kind],
      action: deskRoutes.newContent(kind),
      back: deskRoutes.content,
      isNew: true,
      families: kind === 'plans' ? familiesOf(draft) : undefined,
      ...more,
    });
  };

  scope.get(url, async (request: NewRequest, reply) => {
    const opened = openNew(request);
    if (!opened) return pages.notice(request, reply, 404, 'notFound');
    const { kind, path } = opened;
    const copied = await readCopied(editor, kind, queryOf(request, COPY_FIELD));
    const value = { ...copied.value, ...(await firstValue(kind, editor, clock.now())) };
    const body = kind === 'whitepapers' ? (copied.body ?? '') : undefined;
    return show(request, reply, opened, { path, base: null, value, body }, { family: copied.family });
  });

  scope.post(url, async (request: NewRequest, reply) => {
    const opened = openNew(request);
    if (!opened) return pages.notice(request, reply, 404, 'notFound');
    const { kind, form, path } = opened;
    const sent = readSentForm(form, path, undefined, sentBy(request), true);
    const family = fieldIn(request, FORM_FIELDS.family);
    if (!isFinal(sent)) return show(request, reply, opened, sent.shown, { family });
    const made = await makeFiles(editor, kind, sent, family);
    const { report } = await editor.tryOut(made);
    const own = report.problems.filter(
      ({ file, field }) => file === made[0].path || (kind === 'pages' && isOfMenu(file, field)),
    );
    if (own.length > 0) {
      const problems = (await describeAll(editor, own)).map(inServiceForm);
      return show(request, reply.code(422), opened, sent.shown, { family, problems });
    }
    const here = sent.button === 'publicar' ? deskRoutes.contentFile(inFolder(made[0].path)) : undefined;
    return keep(part, request, reply, { files: made, button: sent.button, here });
  });
}

/** The new file, the projects that make room for it, the catalogue that lists it, and the redirects if one begins at its address. */
async function makeFiles(
  editor: Editor,
  kind: ContentKind,
  { button, shown, text }: SentForm,
  family: string,
): Promise<[FileChange, ...FileChange[]]> {
  const { menu, page } = readService(shown.value as Readonly<Record<string, unknown>>);
  const isTaken = async (path: string) => kind === 'pages' && hasService(editor, idOf(path));
  const slug = slugify(String(menu['name'] ?? page['title'])) || kind;
  const path = await editor.freePath((ending) => pathOf(kind, slug + ending), isTaken);
  const written = kind === 'pages' ? writeFile(path, null, { value: { ...page, service: idOf(path) } }) : text;
  const entry = { ...(kind === 'plans' && { family }), ...(kind === 'pages' && { menu }) };
  const added = { path, text: written, picture: null };
  const room = await makeRoom(editor, added, button === 'publicar');
  return [added, ...room, ...(await listFile(editor, path, entry))];
}
