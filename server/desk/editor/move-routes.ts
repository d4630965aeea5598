import type { FastifyInstance } from 'fastify';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import { slugify } from '../../../domain/site/slug.ts';
import { inFolder, readFile } from '../../editor/file-text.ts';
import { moveFile } from '../../editor/related-files.ts';
import { deskPost } from '../desk-post.ts';
import { keep } from './edit-form.ts';
import { addressOf, openForm, viewOf } from './edit-view.ts';
import { buttonOf, sentBy } from './editor-request.ts';
import type { EditorPart } from './editor-routes.ts';

const words = editorWords.address;
/** Of a file's name, in characters. */
const LONGEST = 80;

/** Gives the page of a plan, project or guide another address. */
export function moveRoutes(scope: FastifyInstance, part: EditorPart): void {
  const { editor, pages } = part;

  deskPost<{ readonly '*': string }>(scope, pages, deskRoutes.moveContent('*'), async (request, reply) => {
    const file = request.params['*'];
    const path = `content/${file}`;
    const { text } = await editor.stateOf(path);
    const address = addressOf(file);
    if (text === null || !address) return pages.notice(request, reply, 404, 'notFound');
    const [typed = ''] = sentBy(request).getAll(FORM_FIELDS.slug);
    const slug = slugify(typed);
    const next = path.replace(/[^/]+(?=\.\w+$)/, slug);
    const isTaken = next !== path && (await editor.stateOf(next)).text !== null;
    const isWord = slug !== '' && slug.length <= LONGEST;
    if (isTaken || !isWord) {
      const shown = { path, base: text, ...readFile(path, text) };
      const again = { address: { ...address, slug: typed, problem: isWord ? words.taken : words.invalid } };
      return pages.show(request, reply.code(422), 'edit', viewOf(openForm(path), shown, again));
    }
    const files = await moveFile(editor, path, next);
    const button = buttonOf(request);
    const here = button === 'publicar' ? deskRoutes.contentFile(inFolder(next)) : deskRoutes.pendingContent;
    return keep(part, request, reply, { files, button, here });
  });
}
