import type { Content } from '../../../domain/content/content.ts';
import type { EditView } from '../../../domain/desk/editor/views.ts';
import type { ContentKind } from '../../../domain/desk/editor/words.ts';
import { dayInEcuador } from '../../../domain/site/moment.ts';
import { isSlug } from '../../../domain/whitepapers/whitepaper.ts';
import type { Editor } from '../../editor/editor.ts';
import { readFile } from '../../editor/file-text.ts';

export type NewValue = Readonly<Record<string, unknown>> & { readonly title?: unknown };

/** The path of a file of a kind. */
export const pathOf = (kind: ContentKind, slug: string) =>
  `content/${kind}/${slug}.${kind === 'whitepapers' ? 'md' : 'yaml'}`;

/** What the file with a slug says but for its title, and its family, for a copy; nothing when there is none. */
export async function readCopied(editor: Editor, { catalogue }: Content, kind: ContentKind, slug: string) {
  const { text } = isSlug(slug) ? await editor.stateOf(pathOf(kind, slug)) : { text: null };
  if (kind === 'pages' || text === null) return {};
  const { value, body } = readFile(pathOf(kind, slug), text);
  return { value: { ...(value as NewValue), title: undefined }, body, family: familyOf(catalogue, slug) };
}

const familyOf = ({ categories }: Content['catalogue'], id: string): string | undefined =>
  categories.flatMap(({ slug, families }) =>
    Object.entries(families).flatMap(([family, ids]) => (ids.includes(id) ? `${slug}.${family}` : [])),
  )[0];

/** What a new file most likely says: the date of today, the next place. */
export function firstValue(kind: ContentKind, { projects }: Content, now: number): object {
  if (kind === 'whitepapers') return { date: dayInEcuador(now) };
  return kind === 'projects' ? { order: Math.max(0, ...projects.map(({ order }) => order)) + 1 } : {};
}

/** The families of plans, each named by its service and its plans. */
export const familiesOf = ({ catalogue, plans }: Content): EditView['families'] =>
  catalogue.categories.flatMap(({ slug, service, families }) => {
    const name = catalogue.services.find((one) => one.slug === service)?.name ?? slug;
    return Object.entries(families).map(([family, ids]) => ({
      value: `${slug}.${family}`,
      label: `${name}: ${ids.map((id) => plans[id]?.title ?? id).join(', ')}`,
    }));
  });
