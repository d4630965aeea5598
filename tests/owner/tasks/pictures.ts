import { exampleOf } from '../../harness/owners-guide.ts';
import type { ContentFolder } from '../content-folder.ts';

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path d="M0 0h60v20z"/></svg>';

export const WHITEPAPER = { slug: 'fotos-del-local', title: 'Fotos del local', file: 'vitrina.jpg' };

/** Adds the whitepaper of the owner's guide with its picture, under another title, because titles must be unique. */
export async function addWhitepaper(content: ContentFolder): Promise<void> {
  const text = exampleOf('Publicar una guía').replace(/(?<=^title: ")[^"]*/m, WHITEPAPER.title);
  content.write(`whitepapers/${WHITEPAPER.slug}.md`, `${text}\n${exampleOf('Publicar una guía', 1)}`);
  await content.draw(`whitepapers/${WHITEPAPER.file}`);
}

/** Three to one, without a view box, in a colour of its own and in the text's. */
export const OWN_LOGO = { width: 300, height: 100, colour: '#7b2cbf' };

/** Puts a logo of other proportions where the guide says. */
export const putLogo = (content: ContentFolder) =>
  content.write(
    'logo.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${OWN_LOGO.width}" height="${OWN_LOGO.height}">
  <path style="fill:${OWN_LOGO.colour}" d="M0 0h300v100H0z"/><circle cx="150" cy="50" r="40"/>
</svg>`,
  );

export const PROJECT = 'panaderia-el-trigal';

/** Adds the guide's project with its pictures. */
export async function addProject(content: ContentFolder): Promise<void> {
  const example = exampleOf('Agregar un proyecto real');
  content.write(`projects/${PROJECT}.yaml`, example);
  for (const [, picture] of example.matchAll(/image: (\S+\.(?:jpg|png))/g)) await content.draw(`images/${picture}`);
}

/** Replaces two lines of the first team card with those of the guide. */
export function showMember(content: ContentFolder): void {
  content.replace('pages/team.yaml', /^ {6}title: .*\n {6}country: .*\n/m, exampleOf('Mostrar al equipo'));
}

export async function showClients(content: ContentFolder): Promise<void> {
  const svg = exampleOf('Mostrar clientes y lo que dicen');
  const png = '    - name: Taller Cumbre\n      image: cumbre.png\n';
  content.replace('widgets.yaml', /^ {2}logos:\n(?:.*\n){6}/m, `  logos:\n${svg}${png}`);
  content.write('images/logos/andina.svg', LOGO);
  await content.draw('images/logos/cumbre.png', 600, 200);
  content.replace('testimonials.yaml', '[]\n', exampleOf('Mostrar clientes y lo que dicen', 1));
}
