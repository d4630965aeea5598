import type { FastifyInstance } from 'fastify';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { readBin } from '../../editor/history.ts';
import { removeFile } from '../../editor/related-files.ts';
import { restoreFile } from '../../editor/restore-file.ts';
import { describe, titleOf } from '../../editor/titles.ts';
import { keep } from './edit-form.ts';
import { isRemovable } from './edit-view.ts';
import { buttonOf, deviceOf, sentBy } from './editor-request.ts';
import type { EditorPart } from './editor-routes.ts';

type Params = { readonly '*': string };

/** Removes a file from the site, after a question, and brings removed ones back. */
export function removeRoutes(scope: FastifyInstance, part: EditorPart): void {
  const { editor, pages, content, store } = part;
  const url = deskRoutes.removeContent('*');

  scope.get<{ Params: Params }>(url, async (request, reply) => {
    const file = request.params['*'];
    const path = `content/${file}`;
    const { text } = await editor.stateOf(path);
    if (text === null || !isRemovable(file)) return pages.notice(request, reply, 404, 'notFound');
    const { report } = await editor.tryOut(await removeFile(editor, content(), path));
    return pages.show(request, reply, 'remove', {
      title: titleOf(path, text),
      action: deskRoutes.removeContent(file),
      back: deskRoutes.contentFile(file),
      problems: report.problems.map(describe),
    });
  });

  scope.post<{ Params: Params }>(url, async (request, reply) => {
    const file = request.params['*'];
    const path = `content/${file}`;
    const { text } = await editor.stateOf(path);
    if (text === null || !isRemovable(file)) return pages.notice(request, reply, 404, 'notFound');
    const files = await removeFile(editor, content(), path);
    return keep(part, request, reply, { files, button: buttonOf(request) });
  });

  scope.post(deskRoutes.content, async (request, reply) => {
    const sent = sentBy(request);
    const [restored = ''] = sent.getAll('recuperar');
    const [kept = ''] = sent.getAll('dejar');
    // Published again, it is a change of the file that the folder has now.
    const mine = (await editor.published()).filter(({ path }) => path === kept);
    if (mine.length > 0) {
      const problems = await editor.publish(mine, deviceOf(request));
      return reply.redirect(`${deskRoutes.content}?hecho=${problems.length > 0 ? 'igual' : 'publicado'}`, 303);
    }
    const isGone = (await readBin(store)).some(({ path }) => path === restored);
    const files = isGone ? await restoreFile(editor, restored) : [];
    return keep(part, request, reply, { files, button: 'guardar' });
  });
}
