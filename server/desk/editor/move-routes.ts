import type { FastifyInstance } from 'fastify';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import { slugify } from '../../../domain/site/slug.ts';
import { inFolder, readFile } from '../../editor/file-text.ts';
import { moveFile } from '../../editor/related-files.ts';
import { deskPost } from '../desk-post.ts';
import { openForm, recordOf } from './edit-view.ts';
import { buttonOf, type FileParams, fieldIn, pathIn } from './editor-request.ts';
import type { EditorPart } from './editor-routes.ts';
import { openFormPage } from './form-page.ts';
import { keep } from './keep.ts';

/** Of a file's name, in characters. */
const LONGEST = 80;

/** Gives the page of a plan, project or guide another address. */
export function moveRoutes(scope: FastifyInstance, part: EditorPart): void {
  const { editor, pages } = part;
  const show = openFormPage(part);

  deskPost<FileParams>(scope, pages, deskRoutes.moveContent('*'), async (request, reply) => {
    const path = pathIn(request);
    const { text } = await editor.stateOf(path);
    if (text === null || !recordOf(inFolder(path))) return pages.notice(request, reply, 404, 'notFound');
    const typed = fieldIn(request, FORM_FIELDS.slug);
    const slug = slugify(typed);
    const next = path.replace(/[^/]+(?=\.\w+$)/, slug);
    const isTaken = next !== path && (await editor.stateOf(next)).text !== null;
    const isWord = slug !== '' && slug.length <= LONGEST;
    if (isTaken || !isWord) {
      const problem = editorWords.address[isWord ? 'taken' : 'invalid'];
      const address = { action: deskRoutes.moveContent(inFolder(path)), slug: typed, problem };
      return show(request, reply.code(422), openForm(path), { path, base: text, ...readFile(path, text) }, { address });
    }
    const files = await moveFile(editor, path, next);
    const button = buttonOf(request);
    const here = button === 'publicar' ? deskRoutes.contentFile(inFolder(next)) : undefined;
    return keep(part, request, reply, { files, button, here });
  });
}
