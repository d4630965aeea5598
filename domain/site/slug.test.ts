import { expect, test } from 'vitest';
import { slugify } from './slug.ts';

test.each([
  ['Ilaló', 'ilalo'],
  ['Diseño Gráfico', 'diseno-grafico'],
  ['  ¿Qué es el SEO?  ', 'que-es-el-seo'],
  ['Pingüino & Cía. — 2026', 'pinguino-cia-2026'],
  ['--ya--está--', 'ya-esta'],
  ['SPA Nivel II', 'spa-nivel-ii'],
  ['¡!', ''],
  ['', ''],
])('slugify(%j) is %j', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});
