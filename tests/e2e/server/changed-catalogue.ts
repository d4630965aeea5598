import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyWithFixtureBrand } from '../../harness/fixture-site.ts';
import { exampleOf } from '../../harness/owners-guide.ts';
import type { CloseLater } from '../../harness/resources.ts';

/** The new service's page, which shows a new family of plans. */
const PAGE = `seo: { title: Fotos de la prueba, description: Fotos de este proyecto de prueba. }
title: Fotos
text: Con luz de la ventana.
service: fotos
image: night
chapters:
  - id: luz
    title: La luz
    blocks: [Entra por el lado.]
groups:
  - { title: Retratos, intro: De uno en uno., family: retratos }
`;
/** A price that no plan has. */
export const PRICE = 617;
const PLAN = 'title: Retrato de prueba\ntype: fotos\nsummary: Una sola foto en blanco y negro.\n';

const SERVICE = '{ slug: fotos, name: Fotos, line: De personas y de cosas., icon: sun, colour: teja, page: photos }';
const CATEGORY = '{ slug: fotos, service: fotos, families: { retratos: [retrato-suelto] } }';

/** Edits to `catalogue.yaml` for tasks of the owner's guide: a text, and what replaces it. */
const CHANGES: readonly (readonly [line: string, changed: string])[] = [
  ['- nivel-3\n      splash:\n        - web-splash\n', '- nivel-3\n        - nivel-4\n      splash: []\n'],
  ['services:\n', `services:\n  - ${SERVICE}\n`],
  ['categories:\n', `categories:\n  - ${CATEGORY}\n`],
];

/** Gives a copy of the fixture brand's content a new price, a fourth level, a new service and a redirect, and removes a plan. */
export function changeCatalogue(closeLater: CloseLater): string {
  const folder = join(copyWithFixtureBrand(closeLater), 'content');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  let catalogue = read('catalogue.yaml');
  for (const [line, changed] of CHANGES) {
    if (!catalogue.includes(line)) throw new Error(`The catalogue has no ${line}`);
    catalogue = catalogue.replace(line, changed);
  }
  write('catalogue.yaml', catalogue);
  const price = exampleOf('Cambiar un precio').replace(/(?<=amount: )\d+/, `${PRICE}`);
  const second = read('plans/nivel-2.yaml').replace(/^price:\n(?: .*\n)+/m, price);
  write('plans/nivel-2.yaml', second);
  write(
    'plans/nivel-4.yaml',
    second.replace(/^title: .*$/m, 'title: Cuarto de prueba').replace(/^tier: 2$/m, 'tier: 4'),
  );
  rmSync(join(folder, 'plans/web-splash.yaml'));
  for (const page of ['pages/home.yaml', 'pages/products.yaml'])
    write(page, read(page).replaceAll('web-splash', 'nivel-1'));
  write('plans/retrato-suelto.yaml', PLAN);
  write('pages/photos.yaml', PAGE);
  write('redirects.yaml', '- from: /servicios/desarrollo-web/web-splash\n  to: /servicios/fotos\n');
  return folder;
}
