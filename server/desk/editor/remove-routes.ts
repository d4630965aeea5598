import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { inFolder } from '../../editor/file-text.ts';
import { without } from '../../editor/merge-values.ts';
import { removeFile } from '../../editor/related-files.ts';
import { restoreFile } from '../../editor/restore-file.ts';
import { isThere } from '../../editor/stored-files.ts';
import { describeAll, titleOf } from '../../editor/titles.ts';
import { fieldIn, NotFound } from '../desk-post.ts';
import { isRemovable } from './edit-view.ts';
import { deviceOf, type EditorPart, keep, pathIn, redirectDone } from './editor-request.ts';

/** Removes a file from the site, after a question, and brings removed ones back. */
export function removeRoutes(scope: FastifyInstance, part: EditorPart): void {
  const { editor, pages, content } = part;
  const url = deskRoutes.removeContent('*');
  /** A file with what its removal changes. Throws NotFound for one that the site needs, or does not have. */
  const removalIn = async (request: FastifyRequest) => {
    const path = pathIn(request);
    const state = await editor.stateOf(path);
    if (!isThere(state) || !isRemovable(inFolder(path))) throw new NotFound();
    return { path, text: state.text, files: await removeFile(editor, content(), path) };
  };

  scope.get(url, async (request, reply) => {
    const { path, text, files } = await removalIn(request);
    const before = (await editor.draft()).report;
    const { report } = await editor.tryOut(files);
    const describeNew = async (found: typeof report.problems, known: typeof found) =>
      without(await describeAll(editor, found), await describeAll(editor, known));
    return pages.show(request, reply, 'remove', {
      title: titleOf(path, text),
      action: deskRoutes.removeContent(inFolder(path)),
      back: text === null ? deskRoutes.photos : deskRoutes.contentFile(inFolder(path)),
      wasPublished: isThere(await editor.publishedState(path)),
      problems: await describeNew(report.problems, before.problems),
      hints: await describeNew(report.hints, before.hints),
    });
  });

  scope.post(url, async (request, reply) => {
    const { path, files } = await removalIn(request);
    return keep(part, request, reply, { files, own: [path] });
  });

  scope.post(deskRoutes.content, async (request, reply) => {
    const [restored, kept] = [fieldIn(request, 'recuperar'), fieldIn(request, 'dejar')];
    // Published again, it is a change of the file that the folder has now.
    const mine = (await editor.published()).filter(({ path }) => path === kept);
    if (mine.length > 0) {
      const problems = await editor.publish(mine, deviceOf(request));
      return redirectDone(reply, deskRoutes.content, problems.length > 0 ? 'igual' : 'publicado');
    }
    const files = await restoreFile(editor, restored);
    return keep(part, request, reply, { files, own: [] });
  });
}
