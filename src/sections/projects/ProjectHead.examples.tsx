import { routes } from '../../../domain/routes.ts';
import { navigation, portfolio } from '../../../tests/harness/unit/our-content.ts';
import { landscapePhoto, portraitPhoto } from '../../../tests/harness/unit/sample-photos.ts';

const { title, call, soon } = portfolio;
const project = { title, description: call.text, words: [title, title, title], sample: false, author: null } as const;
const visit = { label: call.link.label, href: 'https://cliente.example', newTab: true };
const author = { name: title, portrait: { ...portraitPhoto, alt: '' } };
const breadcrumbs = navigation.links;
const back = { label: soon.back, href: routes.portfolio };
export const examples = {
  photo: { project: { ...project, photo: landscapePhoto, ground: 'eucalipto', author }, back, breadcrumbs, visit },
  tall: { project: { ...project, photo: portraitPhoto, ground: 'maiz', author: { name: title } }, back, breadcrumbs },
  drawing: {
    project: { ...project, screen: 'lodge', ground: 'lino', sample: true },
    back,
    breadcrumbs,
    visit,
    soon: soon.title,
  },
} as const;
