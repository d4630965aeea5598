import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deskRoutes, PART_FIELD } from '../../../domain/desk/desk-routes.ts';
import { inFolder, readFile, syntaxProblems } from '../../editor/file-text.ts';
import { describeAll } from '../../editor/titles.ts';
import { NotFound, sentBy } from '../desk-post.ts';
import { isFinal, judgeForm, readSentForm } from './edit-form.ts';
import { openForm } from './edit-view.ts';
import { type EditorPart, keep, pathIn, placeIn, queryOf } from './editor-request.ts';
import { openFormPage } from './form-page.ts';

const partIn = (request: FastifyRequest): string | undefined => queryOf(request, PART_FIELD) || undefined;

/** The form of a file: shows it, changes its lists, and saves or publishes it. */
export function editRoutes(scope: FastifyInstance, part: EditorPart): void {
  const { editor } = part;
  const show = openFormPage(part);
  const url = deskRoutes.contentFile('*');

  scope.get(url, async (request, reply) => {
    const path = pathIn(request);
    const chosen = partIn(request);
    const form = openForm(path, chosen);
    const { text } = form ? await editor.stateOf(path) : { text: null };
    if (!form || text === null) throw new NotFound();
    const shown = { path, part: chosen, base: text, ...readFile(path, text) };
    const problems = await describeAll(editor, syntaxProblems(path, text));
    // Its fields would all be empty.
    if (problems.length > 0) return show(request, reply, undefined, shown, { problems });
    return show(request, reply, form, shown);
  });

  scope.post(url, async (request, reply) => {
    const path = pathIn(request);
    const chosen = partIn(request);
    const form = openForm(path, chosen);
    if (!form) throw new NotFound();
    const sent = readSentForm(form, path, chosen, sentBy(request));
    if (!isFinal(sent)) return show(request, reply, form, sent.shown);
    const outcome = await judgeForm(editor, sent);
    if ('status' in outcome) return show(request, reply.code(outcome.status), form, outcome.shown, outcome.again);
    const here = deskRoutes.contentFile(inFolder(path), chosen, placeIn(request));
    return keep(part, request, reply, { files: outcome.files, own: [path], here });
  });
}
