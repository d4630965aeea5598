import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import type { ContentProblem } from '../../../domain/desk/editor/views.ts';
import { readHistory, stateAfter } from '../../editor/history.ts';
import { describeAll } from '../../editor/titles.ts';
import { deviceOf, type EditorPart, fieldIn, queryOf, readNumber, redirectDone } from './editor-request.ts';
import { showChange } from './pending-routes.ts';

const PAGE = 20;

/** What was published, and the way back to it. */
export function historyRoutes(scope: FastifyInstance, { editor, pages, store }: EditorPart): void {
  const show = async (request: FastifyRequest, reply: FastifyReply, problems: readonly ContentProblem[] = []) => {
    const before = readNumber(queryOf(request, 'antes'));
    const { publications, older } = await readHistory(store, PAGE, before);
    return pages.show(request, reply, 'history', {
      entries: publications.map(({ files, ...entry }) => ({
        ...entry,
        files: files.map((file) => showChange(file.path, file.before, file.after)),
      })),
      older: older === undefined ? undefined : `${deskRoutes.contentHistory}?antes=${older}`,
      isFirst: before === undefined,
      problems,
    });
  };
  scope.get(deskRoutes.contentHistory, (request, reply) => show(request, reply));

  scope.post(deskRoutes.contentHistory, async (request, reply) => {
    const publication = readNumber(fieldIn(request, 'volver'));
    const files = publication === undefined ? [] : await stateAfter(store, publication);
    const problems = files.length > 0 ? await editor.publish(files, deviceOf(request)) : [];
    if (problems.length === 0) return redirectDone(reply, deskRoutes.contentHistory, 'publicado');
    return show(request, reply.code(409), await describeAll(editor, problems));
  });
}
