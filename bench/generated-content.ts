import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { seededRandom } from '../tests/harness/random.ts';

const SEED = 8;
const DAY_MS = 86_400_000;
const NEWEST = Date.UTC(2026, 0, 1);
const PHOTO = { width: 2_400, height: 1_600, channels: 3, background: '#7a8b69' } as const;

/** How many whitepapers, and how many projects with four photographs each. */
export type ContentSize = { readonly whitepapers: number; readonly projects: number };

/**
 * Writes a copy of the project's content to `folder` and adds whitepapers that have the head and as many chapters as real
 * ones, and projects. Returns the slugs of the added whitepapers.
 */
export async function generateContent(folder: string, size: ContentSize): Promise<readonly string[]> {
  cpSync('content', folder, { recursive: true });
  await generateProjects(folder, size.projects);
  return generateWhitepapers(folder, size.whitepapers);
}

async function generateProjects(folder: string, count: number): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const photo = await sharp({ create: { ...PHOTO, noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
  for (let project = 1; project <= count; project++) {
    const images = [1, 2, 3, 4].map((number) => `proyecto-${project}-${number}.jpg`);
    // A comment at the end gives each file a hash of its own.
    for (const image of images)
      writeFileSync(join(folder, 'images', image), Buffer.concat([photo, Buffer.from(image)]));
    writeFileSync(join(folder, 'projects', `proyecto-${project}.yaml`), projectFile(project, images));
  }
}

const projectFile = (project: number, [first, ...others]: readonly string[]) => `title: Proyecto ${project}
description: Una página de prueba
image: ${first}
alt: La portada
ground: anil
author: null
story: { problem: Lo que faltaba., work: Lo que se hizo., result: Lo que cambió. }
pictures:
${others.map((image) => `  - { image: ${image}, alt: Un detalle }`).join('\n')}
order: ${100 + project}
`;

function generateWhitepapers(content: string, count: number): readonly string[] {
  const folder = join(content, 'whitepapers');
  const real = globSync(join(folder, '*.md'))
    .sort()
    .map((file) => readFileSync(file, 'utf8'));
  const chapters = real.flatMap((text) => text.split(/^(?=## )/m).slice(1));
  const random = seededRandom(SEED);
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
