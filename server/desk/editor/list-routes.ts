import type { FastifyInstance } from 'fastify';
import type { Content } from '../../../domain/content/content.ts';
import { SCHEMAS } from '../../../domain/content/schemas.ts';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import type { ContentGroup } from '../../../domain/desk/editor/views.ts';
import { type ContentKind, editorWords as words } from '../../../domain/desk/editor/words.ts';
import { listPlans } from '../../../domain/plans/find-plan.ts';
import { formatMoney } from '../../../domain/price.ts';
import type { ContentFile } from '../../content/content-files.ts';
import { factsOf } from '../../content/facts.ts';
import { isHidden } from '../../content/hidden-files.ts';
import { inFolder, readFile } from '../../editor/file-text.ts';
import { searchTexts } from '../../editor/find-texts.ts';
import { readBin } from '../../editor/restore-file.ts';
import { readFailedSchedule } from '../../editor/schedule.ts';
import { readVersion } from '../../editor/stored-files.ts';
import { formAt, titleOf } from '../../editor/titles.ts';
import { type EditorPart, queryOf } from './editor-request.ts';
import { showChange } from './pending-routes.ts';

const LONGEST_SEARCH = 100;

type Kind = keyof typeof words.groups;
type Group = { readonly kind: Kind; readonly added?: ContentKind; readonly page?: string };
/** The groups of the list in their order: what is added to each, and the page that shows its files, which that needs. */
const GROUPS: readonly Group[] = [
  { kind: 'agency' },
  { kind: 'plans', added: 'plans' },
  { kind: 'pages' },
  { kind: 'services', added: 'pages' },
  { kind: 'projects', added: 'projects', page: 'pages/portfolio.yaml' },
  { kind: 'whitepapers', added: 'whitepapers', page: 'pages/whitepapers.yaml' },
];

function kindOf(file: string): Kind {
  const [, folder] = /^([a-z]+)\//.exec(file) ?? [];
  if (folder === 'pages') return file in SCHEMAS ? 'pages' : 'services';
  return folder === 'plans' || folder === 'projects' || folder === 'whitepapers' ? folder : 'agency';
}

/** The list of what the site says, and the search over all its texts. */
export function listRoutes(scope: FastifyInstance, { editor, pages, store, content }: EditorPart): void {
  scope.get(deskRoutes.content, async (request, reply) => {
    const search = queryOf(request, 'q').trim().slice(0, LONGEST_SEARCH);
    const files = (await editor.files()).filter(({ file }) => formAt(file, ''));
    const pending = new Set((await editor.pending()).map(({ path }) => path));
    return pages.show(request, reply, 'content', {
      groups: (search ? [] : GROUPS)
        .map((group) => listGroup(group, files, pending, content()))
        .filter(({ files: { length }, add }) => length > 0 || add),
      search,
      found: search ? searchTexts(files, search, factsOf(content())) : [],
      pending: pending.size,
      failedSchedule: await readFailedSchedule(store),
      conflicts: (await editor.published())
        .filter(({ hasConflict }) => hasConflict)
        .map((file) => showChange(file.path, file, editor.groundOf(file.path))),
      bin: (await readBin(editor)).map(({ path, text }) => ({ path, title: titleOf(path, text) })),
      isNew: pending.size === 0 && (await readVersion(store)) === 0,
    });
  });
}

function priceIn({ file, text }: ContentFile): string | undefined {
  const { price } = (readFile(file, text).value ?? {}) as { readonly price?: { readonly amount?: unknown } };
  return typeof price?.amount === 'number' ? formatMoney(price.amount) : undefined;
}

/** The place of a project in the portfolio, or of a guide, newest first; undefined for other files, and without one. */
function placeIn({ file, text }: ContentFile): number | undefined {
  const kind = kindOf(inFolder(file));
  if (kind !== 'projects' && kind !== 'whitepapers') return undefined;
  const { order, date } = (readFile(file, text).value ?? {}) as { readonly order?: unknown; readonly date?: unknown };
  const place = kind === 'projects' ? Number(order) : -Date.parse(String(date));
  return Number.isNaN(place) ? undefined : place;
}

function listGroup(
  { kind, added, page }: Group,
  files: readonly ContentFile[],
  pending: ReadonlySet<string>,
  { catalogue }: Content,
): ContentGroup {
  const listed = [
    ...Object.keys(SCHEMAS),
    ...listPlans(catalogue).map(({ id }) => `plans/${id}.yaml`),
    ...catalogue.services.map(({ page }) => `pages/${page}.yaml`),
  ];
  const sorted = files
    .filter(({ file }) => kindOf(inFolder(file)) === kind)
    .map((one) => ({
      ...one,
      title: titleOf(one.file, one.text),
      place: placeIn(one) ?? listed.indexOf(inFolder(one.file)),
    }))
    .toSorted((one, other) => one.place - other.place || one.title.localeCompare(other.title, 'es'));
  const canAdd = added && (!page || files.some(({ file }) => inFolder(file) === page));
  return {
    title: words.groups[kind],
    files: sorted.map(({ file, text, title }) => ({
      file: inFolder(file),
      title,
      href: formAt(file, '') ?? '',
      price: kind === 'plans' ? priceIn({ file, text }) : undefined,
      isPending: pending.has(file),
      isHidden: isHidden({ file, text }),
    })),
    add: canAdd ? { label: words.add[added], href: deskRoutes.newContent(added) } : undefined,
  };
}
