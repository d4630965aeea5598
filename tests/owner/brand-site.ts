import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { routes } from '../../domain/routes.ts';
import { sitePaths } from '../../domain/site/site-paths.ts';
import { readContent } from '../../server/content/read-content.ts';
import { postForm } from '../harness/contact-form.ts';
import { type CloseLater, tempFolder } from '../harness/resources.ts';
import { startSite } from '../harness/server.ts';
import { until } from '../harness/until.ts';
import { tracesIn } from './traces.ts';

/** A running site of another brand, without settings. */
export type BrandSite = { readonly folder: string; readonly url: string; readonly data: string };

/** Starts the project's build with a content folder, as another agency would: with no setting but that and the port. */
export async function openBrandSite(closeLater: CloseLater, folder: string): Promise<BrandSite> {
  const data = tempFolder(closeLater);
  const OUTAGE_PAGE = join(data, 'outage.html');
  const { url } = await startSite(closeLater, {
    DATA_DIR: data,
    SITE_URL: undefined,
    CONTENT_DIR: folder,
    OUTAGE_PAGE,
  });
  return { folder, url, data };
}

/** Sends a message without JavaScript and returns what its email shows: addresses and subject, text and HTML. */
export async function receiveEmail({ url, data }: BrandSite): Promise<string> {
  await postForm(url, { from_email: 'rosa@correo.ec' });
  const outbox = join(data, 'outbox');
  const emails = () => globSync('*.eml', { cwd: outbox });
  await until('the email is written', () => emails().length > 0);
  const { from, to, subject, text, html } = await PostalMime.parse(readFileSync(join(outbox, emails()[0] ?? '')));
  return [JSON.stringify([from, to, subject]), text, html].join('\n');
}

/** The paths of a brand's pages, and of all else that names it. */
function pathsOf({ folder }: BrandSite): readonly string[] {
  const { content } = readContent(folder);
  if (!content) throw new Error(`${folder} has problems`);
  const others = [routes.whitepapers, routes.whitepaperFeed, routes.whitepaperSitemap, routes.sitemap, routes.favicon];
  return [...new Set([...sitePaths(content), ...others, routes.manifest, '/no-existe'])];
}

/** The text of everything that a brand's site shows, by path, and of the page for outages. */
export async function textsOf(site: BrandSite): Promise<ReadonlyMap<string, string>> {
  const texts = new Map([['outage', readFileSync(join(site.data, 'outage.html'), 'utf8')]]);
  for (const path of pathsOf(site)) {
    const response = await fetch(site.url + path);
    if (!response.headers.get('content-type')?.startsWith('image/png')) texts.set(path, await response.text());
  }
  return texts;
}

/** Where pages, feeds, icons and an email contain one of the facts: `place:line: fact`. */
export async function siteTraces(site: BrandSite, facts: readonly string[]): Promise<string[]> {
  const texts = [...(await textsOf(site)), ['email', await receiveEmail(site)] as const];
  return texts.flatMap(([path, text]) => tracesIn(path, text, facts));
}
