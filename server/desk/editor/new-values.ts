import type { Content } from '../../../domain/content/content.ts';
import { type GroupShape, shapeOf } from '../../../domain/content/form/shape.ts';
import type { servicePageSchema } from '../../../domain/content/pages/service.ts';
import type { ContentProblem } from '../../../domain/desk/editor/views.ts';
import { type ContentKind, editorWords } from '../../../domain/desk/editor/words.ts';
import { newServiceSchema } from '../../../domain/plans/catalogue.ts';
import { listFamilies } from '../../../domain/plans/find-plan.ts';
import type { Fields } from '../../../domain/record.ts';
import { dayInEcuador } from '../../../domain/site/moment.ts';
import { isSlug } from '../../../domain/whitepapers/whitepaper.ts';
import { readPlaces } from '../../content/read-records.ts';
import type { Problem } from '../../content/report.ts';
import { checkWords } from '../../content/words.ts';
import type { Editor } from '../../editor/editor.ts';
import { readFile } from '../../editor/file-text.ts';
import { readCatalogue } from '../../editor/related-files.ts';

/** The path of a file of a kind. */
export const pathOf = (kind: ContentKind, slug: string) =>
  `content/${kind}/${slug}.${kind === 'whitepapers' ? 'md' : 'yaml'}`;

/** What the file with a slug says but for its title, for a copy; nothing when there is none. */
export async function readCopied(editor: Editor, kind: ContentKind, slug: string) {
  const { text } = isSlug(slug) ? await editor.stateOf(pathOf(kind, slug)) : { text: null };
  if (kind === 'pages' || text === null) return {};
  const { value, body } = readFile(pathOf(kind, slug), text);
  return { value: { ...(value as Fields), title: undefined }, body };
}

/**
 * What a new file most likely says: the family of the plan that it copies; the date of today, the place behind all projects,
 * hidden and pending ones too.
 */
export async function firstValue(kind: ContentKind, editor: Editor, slug: string, now: number): Promise<object> {
  if (kind === 'plans') {
    const catalogue = await readCatalogue(editor);
    const families = catalogue ? listFamilies(catalogue) : [];
    const [family] = families.find(([, plans]) => plans.includes(slug)) ?? [];
    return { [FAMILY]: family };
  }
  if (kind === 'whitepapers') return { date: dayInEcuador(now) };
  return kind === 'projects' ? { order: readPlaces(await editor.files()).next } : {};
}

/** The families of plans, each named by its service and its plans; an empty one by its own name. */
export const familiesOf = ({ catalogue, plans }: Content): Readonly<Record<string, string>> =>
  Object.fromEntries(
    catalogue.categories.flatMap(({ slug, service, families }) => {
      const name = catalogue.services.find((one) => one.slug === service)?.name ?? slug;
      return Object.entries(families).map(([family, ids]) => [
        `${slug}.${family}`,
        `${name}: ${ids.map((id) => plans[id]?.title ?? id).join(', ') || family}`,
      ]);
    }),
  );

/** What the catalogue says of a new file, beside the file: what menus say of a service, and the family of a plan. */
const MENU = 'menu';
export const FAMILY = 'familia';

/** The form of a new file, with its place in the catalogue. */
export function openNewForm(kind: ContentKind, form: GroupShape, content: Content): GroupShape {
  const family = { type: 'leaf', of: 'text', kind: 'choice', optional: false, label: editorWords.form.family } as const;
  if (kind === 'plans')
    return { ...form, fields: [[FAMILY, { ...family, choices: familiesOf(content) }], ...form.fields] };
  if (kind !== 'pages') return form;
  const page = form.fields.filter(([name]) => name !== ('service' satisfies keyof typeof servicePageSchema.shape));
  return { ...form, fields: [[MENU, shapeOf(newServiceSchema)], ...page] };
}

/** Takes the values of that form apart. */
export function readNew({ [MENU]: menu, [FAMILY]: family, ...file }: Fields) {
  return { entry: { menu: menu as Fields | undefined, family: family as string | undefined }, file };
}

const SERVICE = /^services\.\d+/;
/** Whether a problem is one of the services in the catalogue. */
export const isOfMenu = (file: string, field = ''): boolean => file === 'content/catalogue.yaml' && SERVICE.test(field);

/** A new plan that no family has, as a problem of the field for it: the check sends to the catalogue. */
export const inPlanForm = (problem: Problem): Problem =>
  problem.message === checkWords.text.notListed
    ? { ...problem, field: FAMILY, label: editorWords.form.family, message: editorWords.form.noFamily }
    : problem;

/** A problem of the service's line in the catalogue, as one of the form's. */
export const inServiceForm = (problem: ContentProblem): ContentProblem => ({
  ...problem,
  field: problem.field?.replace(SERVICE, MENU),
});
