import type { FastifyInstance } from 'fastify';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import type { HistoryEntry } from '../../../domain/desk/editor/views.ts';
import { type Publication, readHistory, stateAfter } from '../../editor/history.ts';
import { describe } from '../../editor/titles.ts';
import { deviceOf, queryOf, readDone, readNumber, sentBy } from './editor-request.ts';
import type { EditorPart } from './editor-routes.ts';
import { showChange } from './pending-routes.ts';

const PAGE = 20;

/** What was published, and the way back to it. */
export function historyRoutes(scope: FastifyInstance, { editor, pages, store }: EditorPart): void {
  scope.get(deskRoutes.contentHistory, async (request, reply) => {
    const before = readNumber(queryOf(request, 'antes'));
    const { publications, older } = await readHistory(store, PAGE, before);
    return pages.show(request, reply, 'history', {
      entries: publications.map(toEntry),
      older: older === undefined ? undefined : `${deskRoutes.contentHistory}?antes=${older}`,
      isFirst: before === undefined,
      problems: [],
      done: readDone(request),
    });
  });

  scope.post(deskRoutes.contentHistory, async (request, reply) => {
    const [sent = ''] = sentBy(request).getAll('volver');
    const publication = readNumber(sent);
    const files = publication === undefined ? [] : await stateAfter(store, publication);
    const problems = files.length > 0 ? await editor.publish(files, deviceOf(request)) : [];
    if (problems.length === 0) return reply.redirect(`${deskRoutes.contentHistory}?hecho=publicado`, 303);
    const { publications } = await readHistory(store, PAGE);
    const view = { entries: publications.map(toEntry), isFirst: true, problems: problems.map(describe) };
    return pages.show(request, reply.code(409), 'history', view);
  });
}

const toEntry = ({ id, at, device, files }: Publication): HistoryEntry => ({
  ...{ id, at, device },
  files: files.map(({ path, before, after }) => showChange(path, before, after)),
});
