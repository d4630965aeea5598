import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** A client's project with three photographs, as an owner would add it, and a whitepaper with one beside its file. */
export const PROJECT = 'taller-real';
export const WHITEPAPER = 'guia-con-foto';
export const DRAFT = 'guia-en-borrador';
export const DRAFT_TITLE = 'Una guía que nadie lee todavía';
/** Extensions as different cameras write them. */
export const PHOTOS = ['portada.jpg', 'detalle.JPG', 'vertical.Jpeg'] as const;
/** Camera model in the metadata of each photograph. */
const CAMERA = 'Camara de prueba';
const GPS = { GPSLatitudeRef: 'S', GPSLatitude: '0/1 12/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '78/1 24/1 0/1' };

/** Writes small photographs of one colour, as each size takes its time to be made. The last is upright by its EXIF value. */
async function takePhotos(folder: string): Promise<void> {
  for (const name of PHOTOS) {
    await sharp({ create: { width: 1200, height: 800, channels: 3, background: 'teal' } })
      .jpeg()
      .withExif({ IFD0: { Model: CAMERA, ImageDescription: name }, IFD3: GPS })
      .withMetadata({ orientation: name === PHOTOS.at(-1) ? 6 : 1 })
      .toFile(join(folder, name));
  }
}

const projectFile = `title: Taller Real
description: Página de un taller de verdad
image: ${PHOTOS[0]}
alt: El taller por la mañana
ground: anil
author: null
link: https://taller.example
service: desarrollo-web
story:
  problem: Lo que faltaba.
  work: Lo que se hizo.
  result: Lo que cambió.
pictures:
  - { image: ${PHOTOS[1]}, alt: La mesa }
  - { image: ${PHOTOS[2]}, alt: La puerta }
order: 90
`;

const whitepaperFile = (head: string, body: string) => `---
title: "${head}"
description: "Una guía de prueba."
date: 2026-01-02
tags: [ventas]
picture: mail
keywords: ["prueba"]
${body}`;

/** Writes our content with these photographs and texts into an empty folder. */
export async function writePhotographs(folder: string): Promise<void> {
  cpSync('content', folder, { recursive: true });
  const images = join(folder, 'images');
  mkdirSync(images, { recursive: true });
  await takePhotos(images);
  writeFileSync(join(folder, `projects/${PROJECT}.yaml`), projectFile);
  const whitepapers = join(folder, 'whitepapers');
  writeFileSync(join(whitepapers, 'valle.jpg'), readFileSync(join(images, PHOTOS[1])));
  const shown = whitepaperFile('Guía con foto', '---\n\nUn párrafo.\n\n![El valle](./valle.jpg)\n');
  writeFileSync(join(whitepapers, `${WHITEPAPER}.md`), shown);
  const draft = whitepaperFile(DRAFT_TITLE, 'draft: true\n---\n\nUn párrafo.\n');
  writeFileSync(join(whitepapers, `${DRAFT}.md`), draft);
}

/** Whether the metadata of a picture tells where or with which camera it was taken. */
export async function tellsItsOrigin(bytes: Buffer): Promise<boolean> {
  const { exif, xmp, iptc } = await sharp(bytes).metadata();
  return Boolean(exif || xmp || iptc) || bytes.includes(CAMERA);
}
