import { basename } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actOnRow, fromForm, readForm, type Sent } from '../../../domain/content/form/form-value.ts';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { FORM_FIELDS, GUIDE_BUTTONS } from '../../../domain/desk/editor/form-fields.ts';
import type { ContentDone, EditView } from '../../../domain/desk/editor/views.ts';
import type { Editor } from '../../editor/editor.ts';
import { changesOf } from '../../editor/field-changes.ts';
import { mergeFiles, readFile, writeFile } from '../../editor/file-text.ts';
import { replacedNames } from '../../editor/find-texts.ts';
import { type FileChange, over } from '../../editor/stored-files.ts';
import { describe } from '../../editor/titles.ts';
import type { Form, Shown } from './edit-view.ts';
import { deviceOf } from './editor-request.ts';
import type { EditorPart } from './editor-routes.ts';

/** What a form was sent with: the text of the file with it, or why there is none yet. */
export type SentForm = {
  readonly button: string;
  readonly shown: Shown;
  /** The file as the form would have it. */
  readonly text: string;
};

/** Replaced names that a form asks about. */
const MOST_NAMES = 5;

/** Line breaks as in files; browsers send others. */
const unixLines = (text: string) => text.replace(/\r\n?/g, '\n');

/** The text of a guide as its form was sent, with the photograph that its button adds. */
export function readBody(sent: Sent): string {
  const [button, body, photo, text] = [
    FORM_FIELDS.button,
    FORM_FIELDS.body,
    FORM_FIELDS.photo,
    FORM_FIELDS.photoText,
  ].map((name) => unixLines(sent.getAll(name)[0] ?? ''));
  if (button !== GUIDE_BUTTONS.photo) return body ?? '';
  return `${body?.trimEnd()}\n\n![${text?.replace(/[[\]\s]+/g, ' ').trim()}](../images/${photo})\n`;
}

/** Reads a sent form over the text that it was made from. */
export function readSentForm(form: Form, path: string, part: string | undefined, sent: Sent): SentForm {
  const one = (name: string) => unixLines(sent.getAll(name)[0] ?? '');
  const button = one(FORM_FIELDS.button);
  const base = one(FORM_FIELDS.base) || null;
  const before = readFile(path, base);
  const typed = actOnRow(readForm(form.shape, '', sent), button);
  const value = form.fill(before.value, fromForm(form.shape, typed));
  const body = before.body === undefined && !path.endsWith('.md') ? undefined : readBody(sent);
  const text = writeFile(path, base, { value, ...(body !== undefined && { body }) });
  return { button, shown: { path, part, value, body, base }, text };
}

/** What a form leads to: the text to keep, or the same form again with what is wrong. */
export type Outcome =
  | { readonly text: string; readonly problems: EditView['problems'] }
  | { readonly status: number; readonly again: Partial<EditView>; readonly shown: Shown };

/**
 * Joins a sent form with what was changed meanwhile and checks the result. Problems of the file itself are shown in the
 * form; those of other files keep it from being published only.
 */
export async function judgeForm(editor: Editor, { shown, text }: SentForm): Promise<Outcome> {
  const { path, base } = shown;
  const { text: now } = await editor.stateOf(path);
  const joined =
    now === null || now === (base ?? '') ? { text, hasConflict: false } : mergeFiles(path, base, text, now);
  // Of a form that was sent twice, the second finds its own text.
  if (joined.hasConflict && now !== text) {
    const meanwhile = changesOf(path, now, joined.text);
    return { status: 409, again: { meanwhile }, shown: { ...shown, ...readFile(path, joined.text), base: now } };
  }
  const { report } = await editor.tryOut([{ path, text: joined.text, picture: null }]);
  const own = report.problems.filter(({ file }) => file === path);
  if (own.length > 0) return { status: 422, again: { problems: own.map(describe) }, shown };
  return { text: joined.text, problems: report.problems.map(describe) };
}

type Kept = {
  readonly files: readonly FileChange[];
  /** `publicar` publishes at once, if nothing stands in the way. */
  readonly button: string;
  /** The page that follows; the pending changes when it is not given. */
  readonly here?: string;
};

/** The page with what became of the changes, and the names that other texts still say. */
const withDone = (href: string, done: ContentDone, names: readonly string[] = []) =>
  `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams([
    ['hecho', done],
    ...names.slice(0, MOST_NAMES).map((name) => [FORM_FIELDS.replaced, name]),
  ])}`;

/** Changes with the pending photographs that their texts name, without which they could not be published. */
export async function withPhotographs(editor: Editor, files: readonly FileChange[]): Promise<readonly FileChange[]> {
  const isNamed = (path: string) => files.some(({ text }) => text?.includes(basename(path)));
  const photographs = (await editor.pending()).filter(({ path, picture }) => picture !== null && isNamed(path));
  return over<FileChange>(photographs, files);
}

/** Keeps changes or publishes them, and says what became of them on the page that follows. */
export async function keep(
  { editor }: Pick<EditorPart, 'editor'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { files, button, here = deskRoutes.pendingContent }: Kept,
): Promise<FastifyReply> {
  const device = deviceOf(request);
  const names = (await Promise.all(files.map((file) => replacedNames(editor, file)))).flat();
  const publish = async () => editor.publish(await withPhotographs(editor, files), device, request.seen);
  if (button === 'publicar' && (await publish()).length === 0) {
    const next = here === deskRoutes.pendingContent ? deskRoutes.content : here;
    return reply.redirect(withDone(next, 'publicado', names), 303);
  }
  await editor.save(files, device, request.seen);
  const pending = new Set((await editor.pending()).map(({ path }) => path));
  const isPending = files.some(({ path }) => pending.has(path));
  // What keeps it from being published stands beside the pending changes.
  if (button === 'publicar' && isPending) return reply.redirect(deskRoutes.pendingContent, 303);
  return reply.redirect(withDone(here, isPending ? 'guardado' : 'igual', names), 303);
}
