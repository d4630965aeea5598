import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../tests/harness/random.ts';

const FOLDER = 'content/whitepapers';
const SEED = 8;
const DAY_MS = 86_400_000;
const NEWEST = Date.UTC(2026, 0, 1);

/**
 * Replaces the whitepapers of a copy of the project with `count` generated ones, which have the front matter, and as
 * many chapters, as real ones. Returns their slugs.
 */
export function generateWhitepapers(project: string, count: number): readonly string[] {
  const real = globSync(`${FOLDER}/*.md`)
    .sort()
    .map((file) => readFileSync(file, 'utf8'));
  const chapters = real.flatMap((text) => text.split(/^(?=## )/m).slice(1));
  const random = seededRandom(SEED);
  const folder = join(project, FOLDER);
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  return Array.from({ length: count }, (_, index) => {
    const slug = `documento-${index + 1}`;
    const model = real[index % real.length] ?? '';
    const body = Array.from(model.matchAll(/^## /gm), () => chapters[Math.floor(random() * chapters.length)]);
    writeFileSync(join(folder, `${slug}.md`), headOf(model, index) + body.join(''));
    return slug;
  });
}

function headOf(model: string, index: number): string {
  const [, head = ''] = model.split(/^---$/m);
  const date = new Date(NEWEST - index * DAY_MS).toISOString().slice(0, 10);
  const own = head.replace(/^title: .*$/m, `title: "Documento ${index + 1}"`).replace(/^date: .*$/m, `date: ${date}`);
  return `---${own}---\n\n`;
}
