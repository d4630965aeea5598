import { z } from 'zod';
import type { ContentFile } from './content-files.ts';
import { describeExport, loadModule } from './module-values.ts';
import type { Problem } from './problem.ts';

const text = z.string().trim().min(2);
/** Metadata of every page, with the lengths that search engines show; and the date of legal texts. */
const pageSchema = z.looseObject({
  seo: z.looseObject({ title: text.max(52), description: text.max(155) }),
  updated: z.iso.date().optional(),
});

/** Checks in page modules what types cannot express: lengths and dates. */
export async function checkPages(root: string, files: readonly ContentFile[]): Promise<Problem[]> {
  const pages = files.filter(({ file }) => /^content\/pages\/.*\.ts$/.test(file));
  const problems = pages.map(async (file) => {
    const exported = Object.entries(await loadModule(root, file));
    return exported
      .filter(([, value]) => value && typeof value === 'object' && 'seo' in value)
      .flatMap(([name, value]) => describeExport(file, name, value, pageSchema));
  });
  return (await Promise.all(problems)).flat();
}
