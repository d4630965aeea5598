import { inject } from 'vitest';

const { url } = inject('edited');

/** The text of a page or file of the edited site; throws when it does not exist. */
export async function textOf(path: string): Promise<string> {
  const response = await fetch(url + path);
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return response.text();
}

/** What the site serves under an address: `image/avif 200`. */
export async function served(path: string): Promise<string> {
  const { status, headers } = await fetch(url + path);
  return `${headers.get('content-type')} ${status}`;
}

/** The addresses that a page links to. */
export async function linksOf(path: string): Promise<(string | undefined)[]> {
  return [...(await textOf(path)).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
}
