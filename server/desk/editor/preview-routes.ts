import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Content } from '../../../domain/content/content.ts';
import { filesOfPage } from '../../../domain/content/page-files.ts';
import { deskRoutes, HIDDEN_FIELD, withHidden } from '../../../domain/desk/desk-routes.ts';
import { isNotFoundPage, resolvePath, routes } from '../../../domain/routes.ts';
import { dayInEcuador } from '../../../domain/site/moment.ts';
import { isSiteFile, sitePaths } from '../../../domain/site/site-paths.ts';
import { unhide } from '../../editor/hidden.ts';
import { previewPolicy, toPreview } from '../../editor/preview-page.ts';
import { describeAll, formAt } from '../../editor/titles.ts';
import { HTML_TYPE } from '../../http/content-type.ts';
import { NotFound } from '../desk-pages.ts';
import { type EditorPart, queryOf } from './editor-request.ts';

/** The pages of the site with the pending changes: nothing runs in them and nothing is sent. */
export function previewRoutes(scope: FastifyInstance, part: EditorPart) {
  const { editor, pages, renderShown, whitepapers, queue, clock } = part;
  const show = async (request: FastifyRequest, reply: FastifyReply, wanted: string) => {
    const showsHidden = queryOf(request, HIDDEN_FIELD) !== '';
    const unhidden = () => unhide(editor, wanted, dayInEcuador(clock.now()));
    const { content, report } = await (showsHidden ? editor.tryOut(await unhidden()) : editor.draft());
    if (!content) {
      // What is wrong with the pending changes stands beside them.
      if (!showsHidden || !(await editor.draft()).content) return reply.redirect(deskRoutes.pendingContent, 303);
      const problems = await describeAll(editor, report.problems);
      return pages.show(request, reply.code(422), 'pending', { files: [], isOfHidden: true, problems, hints: [] });
    }
    const list = await whitepapers.prepare(content);
    const isPage = isPageOf(content, list?.map(({ slug_es: slug }) => slug) ?? []);
    const path = resolvePath(wanted, isPage, content.catalogue);
    if (!isPage(path)) throw new NotFound();
    const page = await queue.run('form', () => renderShown(path, { content, whitepapers: list }));
    const policy = previewPolicy(page.headers.get('content-security-policy') ?? '');
    const files = await editor.filesAt(filesOfPage(content, path).map((file) => `content/${file}`));
    const place = showsHidden ? withHidden(path) : path;
    const html = toPreview(await page.text(), {
      files,
      leadsToPage: (address) => !isNotFoundPage(resolvePath(address, isPage, content.catalogue)),
      formOf: (file, field, id) => formAt(file, field, `${place}#${id}`) ?? deskRoutes.content,
    });
    return reply.headers({ 'content-type': HTML_TYPE, 'content-security-policy': policy }).send(html);
  };
  scope.get(deskRoutes.preview('/'), (request, reply) => show(request, reply, '/'));
  scope.get<{ Params: { '*': string } }>(deskRoutes.preview('/*'), (request, reply) =>
    show(request, reply, `/${request.params['*']}`),
  );
}

const isPageOf = (content: Content, slugs: readonly string[]) => (path: string) =>
  (sitePaths(content).has(path) && !isSiteFile(path)) || slugs.some((slug) => path === routes.whitepaper(slug));
