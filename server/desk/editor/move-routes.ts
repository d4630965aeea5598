import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import { dayInEcuador } from '../../../domain/site/moment.ts';
import { slugify } from '../../../domain/site/slug.ts';
import { inFolder, readFile } from '../../editor/file-text.ts';
import { addressIn, slugIn } from '../../editor/links.ts';
import { movePage, pathWith } from '../../editor/move-page.ts';
import { hasService } from '../../editor/related-files.ts';
import { describeAll } from '../../editor/titles.ts';
import { deskPost, fieldIn, NotFound } from '../desk-post.ts';
import { openForm } from './edit-view.ts';
import { buttonOf, type EditorPart, keep, pathIn, placeIn } from './editor-request.ts';
import { draftOf, openFormPage } from './form-page.ts';

/** Of a file's name, in characters. */
const LONGEST = 80;

/** Gives the page of a plan, project, guide or service another address. */
export function moveRoutes(scope: FastifyInstance, part: EditorPart): void {
  const { editor, pages, clock } = part;
  const show = openFormPage(part);

  deskPost(scope, pages, deskRoutes.moveContent('*'), async (request, reply) => {
    const path = pathIn(request);
    const { text } = await editor.stateOf(path);
    const { catalogue } = await draftOf(part);
    const former = slugIn(catalogue, path);
    if (text === null || former === undefined) throw new NotFound();
    const typed = fieldIn(request, FORM_FIELDS.slug);
    const slug = slugify(typed);
    const next = pathWith(path, slug);
    const isFile = next !== path && (await editor.stateOf(next)).text !== null;
    const isTaken = isFile || (next === path && slug !== former && (await hasService(editor, slug)));
    const isWord = slug !== '' && slug.length <= LONGEST;
    if (isTaken || !isWord) {
      const { label, [isWord ? 'taken' : 'invalid']: message } = editorWords.address;
      const problems = await describeAll(editor, [{ file: path, field: FORM_FIELDS.slug, label, message }]);
      const again = { address: { action: request.url, slug: typed }, problems };
      return show(request, reply.code(422), openForm(path), { path, base: text, ...readFile(path, text) }, again);
    }
    const files = await movePage(editor, path, slug, dayInEcuador(clock.now()));
    const here = buttonOf(request) === 'publicar' ? formAfter(request, next, addressIn(catalogue, path)) : undefined;
    return keep(part, request, reply, { files, own: [path, next], here });
  });
}

/** The form of a file that has moved, with the place from which it was opened, unless that was its page at `former`. */
function formAfter(request: FastifyRequest, path: string, former: string): string {
  const place = placeIn(request);
  const isMoved = place.replace(/[?#].*$/, '') === former;
  return deskRoutes.contentFile(inFolder(path), '', isMoved ? '' : place);
}
