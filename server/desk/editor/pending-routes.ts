import type { FastifyInstance } from 'fastify';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import type { ContentDone, FileChanges } from '../../../domain/desk/editor/views.ts';
import { readMoment } from '../../../domain/site/moment.ts';
import { changesOf } from '../../editor/field-changes.ts';
import { readSchedule, setSchedule } from '../../editor/schedule.ts';
import { describe, formOf, titleOf } from '../../editor/titles.ts';
import type { FileState } from '../../store/content-tables.ts';
import { readDone, sentBy } from './editor-request.ts';
import type { EditorPart } from './editor-routes.ts';

/** A file before and after a change, for a list of changes. */
export function showChange(path: string, before: FileState, after: FileState): FileChanges {
  const isThere = (state: FileState) => state.text !== null || state.picture !== null;
  const kind = isThere(before) ? 'changed' : 'added';
  return {
    path,
    title: titleOf(path, after.text ?? before.text),
    href: isThere(after) ? formOf(path) : undefined,
    kind: isThere(after) ? kind : 'removed',
    changes: changesOf(path, before.text, after.text),
  };
}

/** What is saved and not published: the list with before and after, and what may be done with it. */
export function pendingRoutes(scope: FastifyInstance, { editor, pages, store }: EditorPart): void {
  scope.get(deskRoutes.pendingContent, async (request, reply) => {
    const pending = await editor.pending();
    const files = await Promise.all(
      pending.map(async (file) => showChange(file.path, await editor.publishedState(file.path), file)),
    );
    const { report } = pending.length > 0 ? await editor.draft() : { report: { problems: [] } };
    const problems = report.problems.map(describe);
    const scheduledAt = (await readSchedule(store))?.at;
    return pages.show(request, reply, 'pending', { files, problems, scheduledAt, done: readDone(request) });
  });

  scope.post(deskRoutes.pendingContent, async (request, reply) => {
    const sent = sentBy(request);
    const [button = ''] = sent.getAll('hacer');
    const device = request.deskSession?.device ?? '';
    const done = (page: string, outcome: ContentDone) => reply.redirect(`${page}?hecho=${outcome}`, 303);
    if (button.startsWith('descartar:')) {
      await editor.discard(button.slice('descartar:'.length));
      return done(deskRoutes.pendingContent, 'descartado');
    }
    if (button === 'programar') {
      const at = readMoment(sent.getAll('cuando')[0] ?? '');
      await setSchedule(store, at === undefined ? undefined : { at, device });
      return reply.redirect(deskRoutes.pendingContent, 303);
    }
    const pending = await editor.pending();
    if (pending.length === 0) return done(deskRoutes.content, 'igual');
    const problems = await editor.publish(pending, device);
    return problems.length > 0 ? reply.redirect(deskRoutes.pendingContent, 303) : done(deskRoutes.content, 'publicado');
  });
}
