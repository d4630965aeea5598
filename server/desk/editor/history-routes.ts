import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import type { HistoryView } from '../../../domain/desk/editor/history-views.ts';
import { Overtaken } from '../../editor/commit.ts';
import { readHistory, stateAfter, stateWithout } from '../../editor/history.ts';
import { type FileChange, isSameState, readVersion } from '../../editor/stored-files.ts';
import { describeAll, titleOf } from '../../editor/titles.ts';
import { fieldIn } from '../desk-post.ts';
import { deviceOf, type EditorPart, queryOf, readNumber, redirectDone } from './editor-request.ts';
import { showChange } from './pending-routes.ts';

const PAGE = 20;

function ifOvertaken(error: unknown): undefined {
  if (!(error instanceof Overtaken)) throw error;
}

/** What was published, and the way back to it. */
export function historyRoutes(scope: FastifyInstance, { editor, pages, store }: EditorPart): void {
  type Refused = Partial<Pick<HistoryView, 'problems' | 'meanwhile' | 'again'>>;
  const show = async (request: FastifyRequest, reply: FastifyReply, refused: Refused = {}) => {
    // First, so that no publication counts as shown which the list lacks.
    const version = await readVersion(store);
    const before = readNumber(queryOf(request, 'antes'));
    const { publications, older } = await readHistory(store, PAGE, before);
    return pages.show(request, reply, 'history', {
      entries: publications.map(({ files, ...entry }) => ({
        ...entry,
        files: files.map((file) => showChange(file.path, file.before, file.after)),
      })),
      older: older === undefined ? undefined : `${deskRoutes.contentHistory}?antes=${older}`,
      version,
      isFirst: before === undefined,
      problems: [],
      ...refused,
    });
  };
  /** Titles of what was published since the list was shown, if going back changes anything: the second of two posts does not. */
  const publishedSince = async (request: FastifyRequest, files: readonly FileChange[]) => {
    const shown = readNumber(fieldIn(request, FORM_FIELDS.version));
    const published = await editor.published();
    const isBack = files.every((file) => isSameState(editor.stateIn(published, file.path), file));
    const since = isBack || shown === undefined ? [] : await stateAfter(editor, shown);
    return since.map(({ path }) => titleOf(path, editor.stateIn(published, path).text));
  };
  scope.get(deskRoutes.contentHistory, (request, reply) => show(request, reply));

  const goBack = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const now = await readVersion(store);
    const [to, only] = ['volver', 'deshacer'].map((button) => readNumber(fieldIn(request, button)));
    const { files, again } =
      only === undefined ? { files: await stateAfter(editor, to ?? now), again: [] } : await stateWithout(editor, only);
    const titles = again.map(({ path, text }) => titleOf(path, text));
    if (titles.length > 0) return show(request, reply.code(409), { again: titles });
    const meanwhile = only === undefined ? await publishedSince(request, files) : [];
    if (meanwhile.length > 0) return show(request, reply.code(409), { meanwhile });
    if (files.length === 0) return redirectDone(reply, deskRoutes.contentHistory, 'igual');
    const problems = await editor.publish(files, deviceOf(request), undefined, now).catch(ifOvertaken);
    if (!problems) return goBack(request, reply);
    if (problems.length === 0) return redirectDone(reply, deskRoutes.contentHistory, 'publicado');
    return show(request, reply.code(409), { problems: await describeAll(editor, problems) });
  };
  scope.post(deskRoutes.contentHistory, goBack);
}
