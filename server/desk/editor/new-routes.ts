import type { FastifyInstance } from 'fastify';
import { actOnRow, fromForm, readForm, type Sent, toForm } from '../../../domain/content/form/form-value.ts';
import { COPY_FIELD, deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import type { EditView } from '../../../domain/desk/editor/views.ts';
import { CONTENT_KINDS, type ContentKind, editorWords as words } from '../../../domain/desk/editor/words.ts';
import { slugify } from '../../../domain/site/slug.ts';
import { factsOf } from '../../content/facts.ts';
import type { Editor } from '../../editor/editor.ts';
import { inFolder, writeFile } from '../../editor/file-text.ts';
import { idOf } from '../../editor/links.ts';
import { hasService, listPlan, listService } from '../../editor/related-files.ts';
import type { FileChange } from '../../editor/stored-files.ts';
import { describe } from '../../editor/titles.ts';
import { keep, readBody } from './edit-form.ts';
import { type Form, namesIn, openForm } from './edit-view.ts';
import { queryOf, sentBy } from './editor-request.ts';
import type { EditorPart } from './editor-routes.ts';
import { readGuideText } from './guide-text.ts';
import { inServiceForm, isOfMenu, openServiceForm, readService } from './new-service.ts';
import { familiesOf, firstValue, type NewValue, pathOf, readCopied } from './new-values.ts';

type Params = { readonly kind: string };

const kindOf = (kind: string) => CONTENT_KINDS.find((known) => known === kind);
/** Name of a file of the kind, for its form. */
const ANY = 'x';

function openNew(kind: ContentKind): Form | undefined {
  const form = openForm(pathOf(kind, ANY));
  return form && kind === 'pages' ? openServiceForm(form) : form;
}

/** The forms of new plans, projects, guides and pages of services. */
export function newRoutes(scope: FastifyInstance, part: EditorPart): void {
  const { editor, pages, content, whitepapers, clock } = part;
  const viewOf = async (
    kind: ContentKind,
    form: Form,
    value?: unknown,
    { body = kind === 'whitepapers' ? '' : undefined, ...more }: Partial<EditView> = {},
  ): Promise<EditView> => {
    const draft = (await editor.draft()).content ?? content();
    return {
      title: words.add[kind],
      action: deskRoutes.newContent(kind),
      back: deskRoutes.content,
      shape: form.shape,
      value: toForm(form.shape, value),
      body,
      html: body === undefined ? undefined : await readGuideText(body, draft, whitepapers),
      base: '',
      problems: [],
      isNew: true,
      names: namesIn(draft, kind === 'whitepapers'),
      facts: factsOf(draft),
      families: kind === 'plans' ? familiesOf(draft) : undefined,
      ...more,
    };
  };

  scope.get<{ Params: Params }>(deskRoutes.newContent(':kind'), async (request, reply) => {
    const kind = kindOf(request.params.kind);
    const form = kind && openNew(kind);
    if (!kind || !form) return pages.notice(request, reply, 404, 'notFound');
    const first = firstValue(kind, content(), clock.now());
    const { value, ...copied } = await readCopied(editor, content(), kind, queryOf(request, COPY_FIELD));
    return pages.show(request, reply, 'edit', await viewOf(kind, form, { ...value, ...first }, copied));
  });

  scope.post<{ Params: Params }>(deskRoutes.newContent(':kind'), async (request, reply) => {
    const kind = kindOf(request.params.kind);
    const form = kind && openNew(kind);
    if (!kind || !form) return pages.notice(request, reply, 404, 'notFound');
    const { button, value, body, family } = readNew(form, sentBy(request));
    const typed = { ...(kind === 'whitepapers' && { body }), family };
    if (button !== 'guardar' && button !== 'publicar') {
      return pages.show(request, reply, 'edit', await viewOf(kind, form, value, typed));
    }
    const made = await makeFiles(editor, kind, { value, body, family });
    const { report } = await editor.tryOut(made);
    const own = report.problems.filter(
      ({ file, field }) => file === made[0].path || (kind === 'pages' && isOfMenu(file, field)),
    );
    if (own.length > 0) {
      const problems = own.map((one) => inServiceForm(describe(one)));
      const again = await viewOf(kind, form, value, { ...typed, problems });
      return pages.show(request, reply.code(422), 'edit', again);
    }
    const here = button === 'publicar' ? deskRoutes.contentFile(inFolder(made[0].path)) : undefined;
    return keep(part, request, reply, { files: made, button, ...(here && { here }) });
  });
}

type New = Pick<ReturnType<typeof readNew>, 'value' | 'body' | 'family'>;

/** The new file, and the catalogue that lists it. */
async function makeFiles(
  editor: Editor,
  kind: ContentKind,
  { value, body, family }: New,
): Promise<[FileChange, ...FileChange[]]> {
  const { menu, page } = readService(value);
  const path = await freePath(editor, kind, slugify(String(menu['name'] ?? value.title)) || kind);
  const written = kind === 'pages' ? { ...page, service: idOf(path) } : value;
  const text = writeFile(path, null, { value: written, ...(kind === 'whitepapers' && { body }) });
  const file: FileChange = { path, text, picture: null };
  if (kind === 'plans') return [file, ...(await listPlan(editor, path, family))];
  return kind === 'pages' ? [file, await listService(editor, path, menu)] : [file];
}

/** What the form of a new file was sent with. */
function readNew(form: Form, sent: Sent) {
  const one = (name: string) => sent.getAll(name)[0] ?? '';
  const button = one(FORM_FIELDS.button);
  const typed = actOnRow(readForm(form.shape, '', sent), button);
  const value = fromForm(form.shape, typed) as NewValue;
  return { button, value, body: readBody(sent), family: one(FORM_FIELDS.family) };
}

/** A path that no file has. */
async function freePath(editor: Editor, kind: ContentKind, slug: string, number = 1): Promise<string> {
  const path = pathOf(kind, number === 1 ? slug : `${slug}-${number}`);
  const { text } = await editor.stateOf(path);
  const isTaken = kind === 'pages' && (await hasService(editor, idOf(path)));
  return text === null && !isTaken ? path : freePath(editor, kind, slug, number + 1);
}
