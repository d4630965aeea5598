import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import type { FileChanges, PendingView } from '../../../domain/desk/editor/views.ts';
import { readMoment } from '../../../domain/site/moment.ts';
import { discardAlone, publishAlone, withMoved } from '../../editor/alone.ts';
import { changesOf } from '../../editor/field-changes.ts';
import { without } from '../../editor/merge-values.ts';
import { cancelSchedule, ifCancelled, readFailedSchedule, readSchedule, setSchedule } from '../../editor/schedule.ts';
import { type FileChange, isThere, over } from '../../editor/stored-files.ts';
import { describeAll, formAt, titleOf } from '../../editor/titles.ts';
import type { FileState } from '../../store/content-tables.ts';
import { byOf, deviceOf, type EditorPart, fieldIn, redirectDone, sentBy } from './editor-request.ts';

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
  type Sent = Pick<PendingView, 'meanwhile' | 'refusedMoment' | 'typedMoment' | 'alone'>;
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
    const alone = without(sent.alone ?? [], problems);
    const hints = await describeAll(editor, report.hints);
    const view = { files, problems, hints, scheduledAt, failedSchedule, ...sent, alone };
    return pages.show(request, reply, 'pending', view);
  };
  scope.get(deskRoutes.pendingContent, (request, reply) => show(request, reply));

  const schedule = async (request: FastifyRequest, reply: FastifyReply) => {
    const typedMoment = fieldIn(request, 'cuando');
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
  /** Titles of the files of a list, or of one and what moves with it, that others have changed since it was shown. */
  const changedSince = async (request: FastifyRequest, action: string, path: string) => {
    const sent = sentBy(request);
    const [paths, versions] = [sent.getAll(FORM_FIELDS.listed), sent.getAll(FORM_FIELDS.version)];
    const shown = new Map(paths.map((one, index) => [one, versions[index]]));
    const isChanged = (file: FileChange) => (shown.get(file.path) ?? versionOf(file)) !== versionOf(file);
    const changed = (await editor.pending()).filter(isChanged);
    // What others have published cannot be discarded any more.
    const isPublished = (file: FileChange) => action === 'descartar' && shown.get(file.path) === versionOf(file);
    const published = (request.seen?.published ?? []).filter(isPublished);
    const taken = path ? await withMoved(editor, [path]) : paths;
    const unseen = over<FileChange>(published, changed).filter((file) => taken.includes(file.path));
    return unseen.map((file) => titleOf(file.path, file.text));
  };
  /** Publishes all that is pending, or one file with what belongs to it. */
  const publish = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const listed = sentBy(request).getAll(FORM_FIELDS.listed);
    const all = (await editor.pending()).filter((file) => listed.length === 0 || listed.includes(file.path));
    const files = path ? all.filter((file) => file.path === path) : all;
    if (files.length === 0) return redirectDone(reply, deskRoutes.content, 'igual');
    const by = byOf(request);
    const publication = path ? publishAlone(editor, files, by) : editor.publish(files, by.device, by.seen);
    const problems = await publication.catch(ifCancelled);
    if (!problems) {
      // Without what others have discarded meanwhile, unless they changed more of the list.
      request.seen = await editor.seen();
      return act(request, reply);
    }
    if (problems.length > 0 && path)
      return show(request, reply.code(422), { alone: await describeAll(editor, problems) });
    if (problems.length > 0) return reply.redirect(deskRoutes.pendingContent, 303);
    return redirectDone(reply, path ? deskRoutes.pendingContent : deskRoutes.content, 'publicado');
  };

  /** Does what a button says. */
  const act = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [action = '', path = ''] = fieldIn(request, FORM_FIELDS.button).split(':');
    const isOfList = action === 'descartar' || action === 'publicar';
    const meanwhile = isOfList ? await changedSince(request, action, path) : [];
    if (meanwhile.length > 0) return show(request, reply.code(409), { meanwhile });
    if (action === 'descartar') {
      await discardAlone(editor, path ? [path] : sentBy(request).getAll(FORM_FIELDS.listed), byOf(request));
      return redirectDone(reply, deskRoutes.pendingContent, 'descartado');
    }
    if (action === 'programar') return schedule(request, reply);
    if (action === 'no-programar') return cancel(reply);
    return publish(request, reply, path);
  };
  scope.post(deskRoutes.pendingContent, act);
}
