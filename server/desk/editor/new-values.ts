import type { Content } from '../../../domain/content/content.ts';
import { type GroupShape, shapeOf } from '../../../domain/content/form/shape.ts';
import type { servicePageSchema } from '../../../domain/content/pages/service.ts';
import type { ContentProblem, EditView } from '../../../domain/desk/editor/views.ts';
import type { ContentKind } from '../../../domain/desk/editor/words.ts';
import { newServiceSchema } from '../../../domain/plans/catalogue.ts';
import { listFamilies } from '../../../domain/plans/find-plan.ts';
import { dayInEcuador } from '../../../domain/site/moment.ts';
import { isSlug } from '../../../domain/whitepapers/whitepaper.ts';
import { readPlaces } from '../../content/read-records.ts';
import type { Editor } from '../../editor/editor.ts';
import { readFile } from '../../editor/file-text.ts';
import { readCatalogue } from '../../editor/related-files.ts';

type Values = Readonly<Record<string, unknown>>;

/** The path of a file of a kind. */
export const pathOf = (kind: ContentKind, slug: string) =>
  `content/${kind}/${slug}.${kind === 'whitepapers' ? 'md' : 'yaml'}`;

/** What the file with a slug says but for its title, and its family, for a copy; nothing when there is none. */
export async function readCopied(editor: Editor, kind: ContentKind, slug: string) {
  const { text } = isSlug(slug) ? await editor.stateOf(pathOf(kind, slug)) : { text: null };
  if (kind === 'pages' || text === null) return {};
  const { value, body } = readFile(pathOf(kind, slug), text);
  const catalogue = await readCatalogue(editor);
  const [family] = (catalogue && listFamilies(catalogue))?.find(([, plans]) => plans.includes(slug)) ?? [];
  return { value: { ...(value as Values), title: undefined }, body, family };
}

/** What a new file most likely says: the date of today, the place behind all projects, hidden and pending ones too. */
export async function firstValue(kind: ContentKind, editor: Editor, now: number): Promise<object> {
  if (kind === 'whitepapers') return { date: dayInEcuador(now) };
  return kind === 'projects' ? { order: readPlaces(await editor.files()).next } : {};
}

/** The families of plans, each named by its service and its plans; an empty one by its own name. */
export const familiesOf = ({ catalogue, plans }: Content): EditView['families'] =>
  catalogue.categories.flatMap(({ slug, service, families }) => {
    const name = catalogue.services.find((one) => one.slug === service)?.name ?? slug;
    return Object.entries(families).map(([family, ids]) => ({
      value: `${slug}.${family}`,
      label: `${name}: ${ids.map((id) => plans[id]?.title ?? id).join(', ') || family}`,
    }));
  });

/** What menus say of a service, beside the words of its page. */
const MENU = 'menu';

/** The form of a new service: its line in the catalogue and its page at once. */
export function openServiceForm(form: GroupShape): GroupShape {
  const page = form.fields.filter(([name]) => name !== ('service' satisfies keyof typeof servicePageSchema.shape));
  return { ...form, fields: [[MENU, shapeOf(newServiceSchema)], ...page] };
}

/** Takes the values of that form apart. */
export function readService(value: Values): { readonly menu: Values; readonly page: Values } {
  const { [MENU]: menu, ...page } = value;
  return { menu: (menu ?? {}) as Values, page };
}

const SERVICE = /^services\.\d+/;
/** Whether a problem is one of the services in the catalogue. */
export const isOfMenu = (file: string, field = ''): boolean => file === 'content/catalogue.yaml' && SERVICE.test(field);

/** A problem of the service's line in the catalogue, as one of the form's. */
export const inServiceForm = (problem: ContentProblem): ContentProblem => ({
  ...problem,
  field: problem.field?.replace(SERVICE, MENU),
});
