import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type CloseLater, tempFolder } from './resources.ts';
import { startSite } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the fixture brand's site. */
    fixture: { readonly url: string };
  }
}

/** The setting that makes a program show the fixture brand. */
const FIXTURE_BRAND = { CONTENT_DIR: resolve('tests/fixtures/brand') };

/** A temporary folder with a copy of a content folder in `content`, by default of this repository's. */
export function copyContent(closeLater: CloseLater, from = 'content'): string {
  const root = tempFolder(closeLater);
  cpSync(from, join(root, 'content'), { recursive: true });
  return root;
}

/** A temporary folder with the fixture brand's content in `content`. */
export const copyWithFixtureBrand = (closeLater: CloseLater): string =>
  copyContent(closeLater, FIXTURE_BRAND.CONTENT_DIR);

/** Starts the project's build with the content of the fixture brand. */
export async function openFixtureSite(
  { provide }: Pick<TestProject, 'provide'>,
  closeLater: CloseLater,
): Promise<void> {
  const settings = { TRUST_PROXY: '127.0.0.1', SITE_URL: 'https://tilo.example', ...FIXTURE_BRAND };
  const { url } = await startSite(closeLater, settings);
  provide('fixture', { url });
}
