import { parseDocument } from 'yaml';
import { checkContent } from '../../../server/content/check/check-content.ts';
import type { Problem } from '../../../server/content/report.ts';
import { exampleOf } from '../../harness/owners-guide.ts';
import type { ContentFolder } from '../content-folder.ts';

const CATALOGUE = 'catalogue.yaml';

/** A price that appears nowhere else. */
export const PRICE = 617;
/** The plans that get the price: the one in the guide, and one on the home page. */
export const PRICED = ['nivel-2', 'ec-nivel-1'] as const;

export function changePrice(content: ContentFolder, plans: readonly string[] = PRICED): void {
  const example = exampleOf('Cambiar un precio').replace(/(?<=amount: )\d+/, `${PRICE}`);
  for (const plan of plans) content.replace(`plans/${plan}.yaml`, /^price:\n(?: .*\n)+/m, example);
}

/** Replaces the extra of a design plan with the guide's example and another amount. */
export function changeExtra(content: ContentFolder): void {
  const example = exampleOf('Cambiar un precio', 1).replace(/(?<=amount: )[\d.]+/, `${PRICE}`);
  content.replace('plans/gfx-w-nivel-1.yaml', /^extra:\n(?: .*\n)+/m, example);
}

export const EVENT = { id: 'web-evento', title: 'Página de un evento' };

/** Adds the plan named in the guide's example for the catalogue. */
export function addPlan(content: ContentFolder): void {
  content.write(`plans/${EVENT.id}.yaml`, retitled(content.read('plans/web-splash.yaml'), EVENT.title));
  content.replace(CATALOGUE, /^ {4}families:\n {6}spa:\n(?: {6,}.*\n)+/m, exampleOf('Agregar un plan'));
}

export const FOURTH = { id: 'nivel-4', title: 'SPA en la nieve' };

export function addFourthLevel(content: ContentFolder): void {
  const third = content.read('plans/nivel-3.yaml').replace(/^tier: 3$/m, 'tier: 4');
  content.write(`plans/${FOURTH.id}.yaml`, retitled(third, FOURTH.title));
  content.replace(CATALOGUE, '        - nivel-3\n', `        - nivel-3\n        - ${FOURTH.id}\n`);
}

export const REMOVED = 'web-splash';
/** What texts call a plan: the last word of its id. */
const nameOf = (id: string) => {
  const word = id.split('-').at(-1) ?? '';
  return word.charAt(0).toUpperCase() + word.slice(1);
};

/** Removes a plan, and renames it to another wherever the check then reports it. */
export async function removePlan(content: ContentFolder): Promise<readonly Problem[]> {
  content.delete(`plans/${REMOVED}.yaml`);
  content.replace(CATALOGUE, `        - ${REMOVED}\n`, '');
  const { problems, hints } = checkContent(content.folder).report;
  const found = [...problems, ...hints];
  for (const { file, field = '' } of found) {
    const name = file.replace('content/', '');
    const document = parseDocument(content.read(name));
    const wrong = String(document.getIn(field.split('.')));
    const right = wrong.replaceAll(REMOVED, EVENT.id).replaceAll(nameOf(REMOVED), nameOf(EVENT.id));
    document.setIn(field.split('.'), right);
    content.write(name, String(document));
  }
  return found;
}

export const SESSIONS = { 'sesion-corta': 'Sesión corta', 'sesion-larga': 'Sesión larga' };

/** Adds the service from the guide's three examples, with the two plans named there. */
export function addService(content: ContentFolder): void {
  const heading = 'Un servicio nuevo';
  content.write('pages/photography.yaml', exampleOf(heading));
  content.replace(CATALOGUE, 'services:\n', `services:\n${exampleOf(heading, 1)}`);
  content.replace(CATALOGUE, 'categories:\n', `categories:\n${exampleOf(heading, 2)}`);
  for (const [id, title] of Object.entries(SESSIONS)) {
    const plan = retitled(content.read('plans/web-evento.yaml'), title).replace(/^type: .*$/m, 'type: fotografia');
    content.write(`plans/${id}.yaml`, plan);
  }
}

/** Adds the guide's example, which redirects the address of the plan that `removePlan` removes. */
export const redirect = (content: ContentFolder) =>
  content.write('redirects.yaml', exampleOf('Redirigir una dirección'));

const retitled = (plan: string, title: string) => plan.replace(/^title: .*$/m, `title: ${title}`);
