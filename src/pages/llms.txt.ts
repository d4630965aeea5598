import type { APIContext } from 'astro';
import { routes } from '../../domain/routes.ts';
import { listLinkedPages } from '../data/site-pages.ts';

type Line = { readonly title: string; readonly path: string; readonly description: string };

/** A summary of the site for language models (llmstxt.org). */
export function GET({ locals: { content, origin } }: APIContext) {
  const { llmsWords, whitepapers } = content;
  const list = (lines: readonly Line[]) =>
    lines.map(({ title, path, description }) => `- [${title}](${origin}${path}): ${description}`).join('\n');
  const pages = listLinkedPages(content).map((page) => ({ path: page.path, ...page.seo }));
  const documents = whitepapers && [
    { ...whitepapers.seo, path: routes.whitepapers },
    { title: whitepapers.feed, description: whitepapers.seo.description, path: routes.whitepaperFeed },
  ];
  const { title, summary, language } = llmsWords;
  return new Response(
    `# ${title}\n\n> ${summary}\n\n${language}\n\n## ${llmsWords.pages}\n\n${list(pages)}\n${documents ? `\n## ${llmsWords.documents}\n\n${list(documents)}\n` : ''}`,
  );
}
