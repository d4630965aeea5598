import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cleanTyped, readForm } from '../../../domain/content/form/form-value.ts';
import type { GroupShape } from '../../../domain/content/form/shape.ts';
import { deskRoutes, PART_FIELD } from '../../../domain/desk/desk-routes.ts';
import { FORM_FIELDS, GUIDE_BUTTONS } from '../../../domain/desk/editor/form-fields.ts';
import type { EditView } from '../../../domain/desk/editor/views.ts';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import type { Editor } from '../../editor/editor.ts';
import { changesOf } from '../../editor/field-changes.ts';
import { inFolder, mergeFiles, readFile, syntaxProblems, writeFile } from '../../editor/file-text.ts';
import { isSame } from '../../editor/merge-values.ts';
import { makeRoom } from '../../editor/related-files.ts';
import type { FileChange } from '../../editor/stored-files.ts';
import { describeAll, describeOwn } from '../../editor/titles.ts';
import { NotFound } from '../desk-pages.ts';
import { sentBy } from '../desk-post.ts';
import { fillIn, openForm, type Shown } from './edit-view.ts';
import { type EditorPart, keep, pathIn, placeIn, queryOf } from './editor-request.ts';
import { openFormPage } from './form-page.ts';

/** Reads a sent form over the text that it was made from, which `isNew` ignores: what it shows, and the file's new text. */
export function readSentForm(
  form: GroupShape,
  path: string,
  part: string | undefined,
  sent: URLSearchParams,
  isNew = false,
) {
  // Line breaks as in files; browsers send others.
  const one = (name: string) => (sent.get(name) ?? '').replace(/\r\n?/g, '\n');
  const button = one(FORM_FIELDS.button);
  const base = (!isNew && one(FORM_FIELDS.base)) || null;
  const typed = readForm(form, '', sent, button) as Readonly<Record<string, unknown>>;
  const value = fillIn(form, readFile(path, base).value, typed);
  const body = path.endsWith('.md') ? cleanTyped(readBody(one), true) : undefined;
  const shown: Shown = { path, part, value, body, base, button };
  return { shown, text: writeFile(path, base, { value, body }) };
}

type SentForm = ReturnType<typeof readSentForm>;

/** The text of a guide, with the photograph that its button adds. */
function readBody(one: (name: string) => string): string {
  const body = one(FORM_FIELDS.body);
  if (one(FORM_FIELDS.button) !== GUIDE_BUTTONS.photo) return body;
  const says = one(FORM_FIELDS.photoText)
    .replace(/[[\]\s]+/g, ' ')
    .trim();
  return `${body.trimEnd()}\n\n![${says}](../images/${one(FORM_FIELDS.photo)})\n`;
}

/** Whether a form is to be saved or published; its other buttons show it again. */
export const isFinal = ({ shown: { button } }: SentForm): boolean => button === 'guardar' || button === 'publicar';

/** What a form leads to: the files to keep, or the same form again with what is wrong. */
type Outcome =
  | { readonly files: readonly FileChange[] }
  | { readonly status: number; readonly again: Partial<EditView>; readonly shown: Shown };

/**
 * Joins a sent form with what was changed meanwhile and checks the result. Problems of the file itself are shown in the
 * form; those of other files keep it from being published only.
 */
async function judgeForm(editor: Editor, { shown, text }: SentForm): Promise<Outcome> {
  const { path, base } = shown;
  const { text: now } = await editor.stateOf(path);
  if (now === null) {
    const problems = await describeAll(editor, [{ file: path, message: editorWords.form.gone }]);
    return { status: 409, again: { problems }, shown };
  }
  const unread = await describeAll(editor, syntaxProblems(path, now));
  if (unread.length > 0) return { status: 422, again: { problems: unread }, shown };
  const joined = now === (base ?? '') ? { text, hasConflict: false } : mergeFiles(path, base, text, now);
  // Of a form that was sent twice, the second finds its own text.
  if (joined.hasConflict && now !== text) {
    const meanwhile = changesOf(path, now, joined.text);
    return { status: 409, again: { meanwhile }, shown: { ...shown, ...readFile(path, joined.text), base: now } };
  }
  const { text: published } = await editor.publishedState(path);
  // What was typed and taken back is no change, even where a line is written in another way.
  const isTakenBack = isSame(readFile(path, published), readFile(path, joined.text));
  const changed = { path, text: isTakenBack ? published : joined.text, picture: null };
  const files = [changed, ...(await makeRoom(editor, changed))];
  const { report } = await editor.tryOut(files);
  const own = report.problems.filter(({ file }) => file === path);
  if (own.length > 0) return { status: 422, again: { problems: await describeOwn(editor, files, own) }, shown };
  return { files };
}

/** The form that a request names. Throws NotFound for one that does not exist. */
function openedBy(request: FastifyRequest) {
  const [path, part] = [pathIn(request), queryOf(request, PART_FIELD) || undefined];
  return { path, part, form: openForm(path, part) };
}

/** The form of a file: shows it, changes its lists, and saves or publishes it. */
export function editRoutes(scope: FastifyInstance, deps: EditorPart): void {
  const { editor } = deps;
  const show = openFormPage(deps);
  const url = deskRoutes.contentFile('*');

  scope.get(url, async (request, reply) => {
    const { path, part, form } = openedBy(request);
    const { text } = await editor.stateOf(path);
    if (text === null) throw new NotFound();
    const problems = await describeAll(editor, syntaxProblems(path, text));
    // The fields of a text with mistakes would all be empty.
    const fields = problems.length > 0 ? undefined : form;
    return show(request, reply, fields, { path, part, base: text, ...readFile(path, text) }, { problems });
  });

  scope.post(url, async (request, reply) => {
    const { path, part, form } = openedBy(request);
    const sent = readSentForm(form, path, part, sentBy(request));
    if (!isFinal(sent)) return show(request, reply, form, sent.shown);
    const outcome = await judgeForm(editor, sent);
    if ('status' in outcome) return show(request, reply.code(outcome.status), form, outcome.shown, outcome.again);
    const here = deskRoutes.contentFile(inFolder(path), part, placeIn(request));
    return keep(deps, request, reply, { files: outcome.files, own: [path], here });
  });
}
