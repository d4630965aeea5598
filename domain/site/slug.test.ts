import { expect, test } from 'vitest';
import { slugify } from './slug.ts';

test.each([
  ['Tiló', 'tilo'],
  ['Diseño Gráfico', 'diseno-grafico'],
  ['  ¿Qué es el SEO?  ', 'que-es-el-seo'],
  ['Pingüino & Cía. — 2026', 'pinguino-cia-2026'],
  ['--ya--está--', 'ya-esta'],
  ['Sitio Web II', 'sitio-web-ii'],
  ['¡!', ''],
  ['', ''],
])('slugify(%j) is %j', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});
