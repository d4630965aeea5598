import type { APIContext } from 'astro';
import { routes } from '../../domain/routes.ts';
import { listLinkedPages } from '../data/site-pages.ts';
import { describe, NEWEST } from '../data/whitepapers.ts';

type Line = { readonly title: string; readonly path: string; readonly description: string };

/** Brackets would end the text of a link. */
const escapeTitle = (title: string) => title.replace(/[[\]\\]/g, '\\$&');

/** A summary of the site for language models (llmstxt.org). */
export function GET({ locals }: APIContext) {
  const { content, origin } = locals;
  const { llmsWords, whitepapers } = content;
  const list = (lines: readonly Line[]) =>
    lines
      .map(({ title, path, description }) => `- [${escapeTitle(title)}](${origin}${path}): ${description}`)
      .join('\n');
  const pages = listLinkedPages(content).map((page) => ({ path: page.path, ...page.seo }));
  const documents = whitepapers && [
    { ...whitepapers.seo, path: routes.whitepapers },
    { title: whitepapers.feed, description: whitepapers.seo.description, path: routes.whitepaperFeed },
    ...(locals.whitepapers?.list ?? []).slice(0, NEWEST).map((whitepaper) => ({
      title: whitepaper.title_es,
      path: routes.whitepaper(whitepaper.slug_es),
      description: describe(content, whitepaper),
    })),
  ];
  const { title, summary, language } = llmsWords;
  return new Response(
    `# ${title}\n\n> ${summary}\n\n${language}\n\n## ${llmsWords.pages}\n\n${list(pages)}\n${documents ? `\n## ${llmsWords.documents}\n\n${list(documents)}\n` : ''}`,
  );
}
