import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { copyProject } from '../bench/project-copy.ts';
import { startSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The site of the fixture brand: where it listens, and its copy of the project. */
    fixture: { readonly url: string; readonly folder: string };
  }
}

const BRAND = 'tests/fixtures/brand';
/** Of our content: what no page shows. */
const KEPT = ['data-terms.ts', 'leads-words.ts', 'llms.ts', 'mail-palette.ts', 'news-words.ts'];

/** Copies the project into an empty folder, with the content of the fixture brand instead of ours. */
export function copyWithFixtureBrand(folder: string): void {
  copyProject({ tempFolder: () => folder });
  const content = join(folder, 'content');
  for (const name of readdirSync(content).filter((each) => !KEPT.includes(each))) {
    rmSync(join(content, name), { recursive: true });
  }
  cpSync(BRAND, content, { recursive: true });
}

/** Builds and starts the site of the fixture brand; the stack stops and deletes it. */
export async function openFixtureSite(
  { provide }: Pick<TestProject, 'provide'>,
  opened: AsyncDisposableStack,
): Promise<void> {
  console.log('Building the site of the fixture brand …');
  const folder = mkdtempSync(join(tmpdir(), 'fixture-site-'));
  opened.defer(() => rmSync(folder, { recursive: true }));
  copyWithFixtureBrand(folder);
  const site = await startSite({ TRUST_PROXY: '127.0.0.1', SITE_URL: 'https://tilo.example' }, folder);
  opened.defer(async () => void (await site.stop()));
  provide('fixture', { url: site.url, folder });
}
