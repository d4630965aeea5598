import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { routes } from '../../domain/routes.ts';
import { findTraces, tracesIn } from '../../scripts/brand/traces.ts';
import type { CloseLater } from './resources.ts';
import { tempFolder } from './resources.ts';
import { startSite } from './server.ts';
import { buildSite } from './site-build.ts';
import { until } from './until.ts';

/** A built and running copy of the project, without settings. */
export type RebrandedSite = { readonly folder: string; readonly url: string; readonly outbox: string };

/** Builds and starts the copy of the project in `folder`, as another agency would: with no setting but the port. */
export async function openRebrandedSite(closeLater: CloseLater, folder: string): Promise<RebrandedSite> {
  await buildSite(closeLater, folder);
  const data = tempFolder(closeLater);
  const { url } = await startSite(closeLater, { DATA_DIR: data, SITE_URL: undefined }, folder);
  return { folder, url, outbox: join(data, 'outbox') };
}

/** Sends a message without JavaScript and returns what its email shows: addresses and subject, text and HTML. */
export async function receiveEmail({ url, outbox }: RebrandedSite): Promise<string> {
  const body = new URLSearchParams({
    from_name: 'Rosa Vaca',
    from_email: 'rosa@correo.ec',
    message: '¿Cuánto cuesta una sesión?',
  });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const response = await fetch(url + routes.contact, { method: 'POST', body, headers, redirect: 'manual' });
  if (response.status !== 303) throw new Error(`The form returned ${response.status}`);
  const emails = () => globSync('*.eml', { cwd: outbox });
  await until('the email is written', () => emails().length > 0);
  const { from, to, subject, text, html } = await PostalMime.parse(readFileSync(join(outbox, emails()[0] ?? '')));
  return [JSON.stringify([from, to, subject]), text, html].join('\n');
}

const BUILT = 'dist/{client/**/*.{html,svg,xml,js,txt,json,css,webmanifest},unavailable.html}';
/** Paths whose responses are searched too. */
const SERVED = [
  ...[routes.contact, routes.whitepapers, routes.whitepaperFeed, routes.whitepaperSitemap],
  ...[routes.sitemap, routes.pagesSitemap, routes.llms, routes.manifest, routes.favicon],
  ...['/robots.txt', '/.well-known/security.txt', '/no-existe'],
];

/** Where pages, feeds, icons and an email contain one of the facts: `place:line: fact`. */
export async function siteTraces(site: RebrandedSite, facts: readonly string[]): Promise<string[]> {
  const served = SERVED.map(async (path) => {
    const text = await (await fetch(site.url + path)).text();
    return tracesIn(path, text, facts);
  });
  const email = tracesIn('email', await receiveEmail(site), facts);
  return [...findTraces(site.folder, BUILT, facts), ...(await Promise.all(served)).flat(), ...email];
}
