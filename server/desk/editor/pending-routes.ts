import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import type { FileChanges, PendingView } from '../../../domain/desk/editor/views.ts';
import { readMoment } from '../../../domain/site/moment.ts';
import { changesOf } from '../../editor/field-changes.ts';
import { cancelSchedule, ifCancelled, readFailedSchedule, readSchedule, setSchedule } from '../../editor/schedule.ts';
import { type FileChange, isThere, over } from '../../editor/stored-files.ts';
import { describeAll, formAt, titleOf } from '../../editor/titles.ts';
import { discardedWith } from '../../editor/together.ts';
import type { FileState } from '../../store/content-tables.ts';
import { fieldIn, sentBy } from '../desk-post.ts';
import { deviceOf, type EditorPart, redirectDone } from './editor-request.ts';

/** A file before and after a change, for a list of changes. */
export function showChange(path: string, before: FileState, after: FileState): FileChanges {
  const kind = isThere(before) ? 'changed' : 'added';
  return {
    path,
    title: titleOf(path, after.text ?? before.text),
    href: isThere(after) ? formAt(path, '') : undefined,
    kind: isThere(after) ? kind : 'removed',
    changes: changesOf(path, before.text, after.text),
  };
}

/** Identifies what is pending of a file. */
const versionOf = ({ text, picture }: FileState): string => hash('sha256', JSON.stringify([text, picture]));

/** How far ahead a publication can be scheduled: a later year is a typing mistake. */
const FARTHEST_MS = 366 * 24 * 3_600_000;

/** What is saved and not published: the list with before and after, and what may be done with it. */
export function pendingRoutes(scope: FastifyInstance, { editor, pages, store, clock }: EditorPart): void {
  type Sent = Pick<PendingView, 'meanwhile' | 'refusedMoment' | 'typedMoment' | 'together'>;
  const show = async (request: FastifyRequest, reply: FastifyReply, sent: Sent = {}) => {
    const [published, pending] = [await editor.published(), await editor.pending()];
    const files = pending.map((file) => ({
      ...showChange(file.path, editor.stateIn(published, file.path), file),
      version: versionOf(file),
    }));
    const { report } = pending.length > 0 ? await editor.draft() : { report: { problems: [], hints: [] } };
    const problems = await describeAll(editor, report.problems);
    const scheduledAt = (await readSchedule(store))?.at;
    const failedSchedule = await readFailedSchedule(store);
    const hints = await describeAll(editor, report.hints);
    const view = { files, problems, hints, scheduledAt, failedSchedule, ...sent };
    return pages.show(request, reply, 'pending', view);
  };
  scope.get(deskRoutes.pendingContent, (request, reply) => show(request, reply));

  const schedule = async (request: FastifyRequest, reply: FastifyReply) => {
    const typedMoment = fieldIn(request, FORM_FIELDS.moment);
    const at = readMoment(typedMoment);
    const now = clock.now();
    if (at === undefined || at <= now || at > now + FARTHEST_MS)
      return show(request, reply.code(422), { refusedMoment: typedMoment });
    if ((await editor.draft()).report.problems.length > 0) return show(request, reply.code(422), { typedMoment });
    const isSet = await setSchedule(store, { at, device: deviceOf(request) });
    return redirectDone(reply, deskRoutes.pendingContent, isSet ? 'programado' : 'igual');
  };
  const cancel = async (reply: FastifyReply) =>
    redirectDone(reply, deskRoutes.pendingContent, (await cancelSchedule(store)) ? 'cancelado' : 'igual');
  /** Titles of the listed files, of which others have changed what is pending since the list was shown. */
  const changedSince = async (request: FastifyRequest, isDiscarded: boolean, listed: readonly string[]) => {
    const sent = sentBy(request);
    const versions = sent.getAll(FORM_FIELDS.version);
    const shown = new Map(sent.getAll(FORM_FIELDS.listed).map((path, index) => [path, versions[index]]));
    const isChanged = (file: FileChange) => (shown.get(file.path) ?? versionOf(file)) !== versionOf(file);
    const changed = (await editor.pending()).filter(isChanged);
    // What others have published cannot be discarded any more.
    const isPublished = (file: FileChange) => isDiscarded && shown.get(file.path) === versionOf(file);
    const published = (request.seen?.published ?? []).filter(isPublished);
    const unseen = over<FileChange>(published, changed).filter((file) => listed.includes(file.path));
    return unseen.map((file) => titleOf(file.path, file.text));
  };
  const discard = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const listed = path ? [path] : sentBy(request).getAll(FORM_FIELDS.listed);
    const meanwhile = await changedSince(request, true, listed);
    if (meanwhile.length > 0) return show(request, reply.code(409), { meanwhile });
    const together = path ? (await discardedWith(editor, path)).map((file) => file.path) : [];
    if (together.length > 1) return show(request, reply.code(409), { together });
    await editor.discard(listed, request.seen);
    return redirectDone(reply, deskRoutes.pendingContent, 'descartado');
  };
  const publish = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const listed = sentBy(request).getAll(FORM_FIELDS.listed);
    const meanwhile = await changedSince(request, false, listed);
    if (meanwhile.length > 0) return show(request, reply.code(409), { meanwhile });
    const files = (await editor.pending()).filter((file) => listed.length === 0 || listed.includes(file.path));
    if (files.length === 0) return redirectDone(reply, deskRoutes.content, 'igual');
    const problems = await editor.publish(files, deviceOf(request), request.seen).catch(ifCancelled);
    if (!problems) {
      // Without what others have discarded meanwhile, unless they changed more of the list.
      request.seen = await editor.seen();
      return publish(request, reply);
    }
    if (problems.length > 0) return reply.redirect(deskRoutes.pendingContent, 303);
    return redirectDone(reply, deskRoutes.content, 'publicado');
  };

  /** Does what a button says, with the list or with one of its files. */
  scope.post(deskRoutes.pendingContent, async (request, reply) => {
    const [action, path = ''] = fieldIn(request, FORM_FIELDS.button).split(':');
    if (action === 'descartar') return discard(request, reply, path);
    if (action === 'programar') return schedule(request, reply);
    if (action === 'no-programar') return cancel(reply);
    if (action === 'publicar' && !path) return publish(request, reply);
    return redirectDone(reply, deskRoutes.pendingContent, 'igual');
  });
}
