import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import { dayInEcuador } from '../../../domain/site/moment.ts';
import { slugify } from '../../../domain/site/slug.ts';
import { inFolder, readFile } from '../../editor/file-text.ts';
import { addressIn, slugIn } from '../../editor/links.ts';
import { without } from '../../editor/merge-values.ts';
import { movePage, pathWith } from '../../editor/move-page.ts';
import { hasService, removeFile } from '../../editor/related-files.ts';
import { restoreFile } from '../../editor/restore-file.ts';
import { isThere } from '../../editor/stored-files.ts';
import { describeAll, titleOf } from '../../editor/titles.ts';
import { NotFound } from '../desk-pages.ts';
import { deskPost, fieldIn } from '../desk-post.ts';
import { isRemovable, openForm } from './edit-view.ts';
import { buttonOf, deviceOf, type EditorPart, keep, pathIn, placeIn, redirectDone } from './editor-request.ts';
import { draftOf, openFormPage } from './form-page.ts';

/**
 * Removes a file from the site, after a question. Brings removed ones back, and settles a change that meets another one of
 * the folder.
 */
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
