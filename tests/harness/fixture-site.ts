import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { copyProject } from './project-copy.ts';
import type { CloseLater } from './resources.ts';
import { startSite } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The site of the fixture brand: its address and its copy of the project. */
    fixture: { readonly url: string; readonly folder: string };
  }
}

const BRAND = 'tests/fixtures/brand';
/** A temporary copy of the project with the fixture brand's content. */
export function copyWithFixtureBrand(closeLater: CloseLater): string {
  const folder = copyProject(closeLater);
  const content = join(folder, 'content');
  rmSync(content, { recursive: true });
  cpSync(BRAND, content, { recursive: true });
  return folder;
}

/** Builds and starts the site of the fixture brand. */
export async function openFixtureSite(
  { provide }: Pick<TestProject, 'provide'>,
  closeLater: CloseLater,
): Promise<void> {
  console.log('Building the site of the fixture brand …');
  const folder = copyWithFixtureBrand(closeLater);
  const site = await startSite(closeLater, { TRUST_PROXY: '127.0.0.1', SITE_URL: 'https://tilo.example' }, folder);
  provide('fixture', { url: site.url, folder });
}
