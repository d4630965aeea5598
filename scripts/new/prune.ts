import { type Document, isMap, isScalar, isSeq, type Scalar } from 'yaml';
import type { z } from 'zod';
import { routes } from '../../domain/routes.ts';
import type { Absence } from './absence.ts';
import { newWords } from './words.ts';

type Path = readonly (string | number)[];
type Leaf = { readonly path: Path; readonly key: string; readonly node: Scalar<string> };
/** Fields that say what an item of a list is about. */
const TITLES = ['title', 'question', 'label', 'name', 'sub'];

/**
 * Takes whatever refers to something absent out of a document: the item of a list that does, else the smallest group or
 * field that the schema allows to be missing. What must stay loses the sentences that refer to it, and a link leads to
 * all services. `colourOf` gives the colour of a service, for items that only wear it.
 */
export function prune(
  document: Document,
  schema: z.ZodType,
  absence: Absence,
  colourOf: (service: string) => string,
): void {
  const settled = new Set<unknown>();
  for (let leaf = next(); leaf; leaf = next()) {
    const item = itemOf(document, leaf.path);
    if (leaf.key === 'service' && !(item && isAbout(document.getIn(item, true), absence)))
      leaf.node.value = colourOf(leaf.node.value);
    else if (!removeFirst(document, schema, [...(item ? [item] : []), ...ancestorsOf(leaf.path)]))
      settle(document, leaf, absence);
    settled.add(leaf.node);
  }
  for (const leaf of leavesIn(document.contents)) if (absence.names.test(leaf.node.value)) dropSentences(leaf, absence);
  function next(): Leaf | undefined {
    return leavesIn(document.contents).find(
      (leaf) => !settled.has(leaf.node) && isGone(leaf, absence, itemOf(document, leaf.path)),
    );
  }
}

/** A text is gone when it refers to something absent, or names it where it says what its item is about, or begins to. */
function isGone({ key, path, node }: Leaf, { refers, names }: Absence, item: Path | undefined): boolean {
  if (refers(key, node.value)) return true;
  const isTitle = item !== undefined && (path.length === item.length || TITLES.includes(key));
  const [beginning = ''] = sentencesIn(node.value);
  return isTitle ? names.test(node.value) : item !== undefined && names.test(beginning);
}

/** Whether an item tells of something absent, by another reference or by a name. */
const isAbout = (item: unknown, { refers, names }: Absence): boolean =>
  leavesIn(item).some(
    ({ key, node }) => (key !== 'service' && refers(key, node.value)) || (key !== 'href' && names.test(node.value)),
  );

/** Removes the first of the places that the schema allows to be missing. */
function removeFirst(document: Document, schema: z.ZodType, places: readonly Path[]): boolean {
  const before = faultsIn(document, schema);
  const place = places.find((path) => {
    const other = document.clone() as Document;
    other.deleteIn(path);
    return faultsIn(other, schema) <= before;
  });
  if (place) document.deleteIn(place);
  return place !== undefined;
}

/** The number of faults, but for names in braces, which are filled in later. */
const faultsIn = (document: Document, schema: z.ZodType) =>
  (schema.safeParse(document.toJS() ?? {}).error?.issues ?? []).filter(({ code }) => code !== 'custom').length;

/** What must stay: a link leads to all services, a text loses sentences. */
function settle(document: Document, leaf: Leaf, absence: Absence): void {
  if (leaf.key !== 'href') {
    dropSentences(leaf, absence);
    return;
  }
  leaf.node.value = routes.services;
  const link = document.getIn(leaf.path.slice(0, -1), true);
  if (!isMap(link)) return;
  if (link.has('label')) link.set('label', newWords.allServices);
  link.delete('more');
}

/** Drops the sentences that refer to something absent or name it, unless none would be left. */
function dropSentences({ key, node }: Leaf, { refers, names }: Absence): void {
  const kept = sentencesIn(node.value).filter((sentence) => !refers(key, sentence) && !names.test(sentence));
  if (kept.length > 0) node.value = kept.join(' ');
}

const sentencesIn = (text: string) => text.split(/(?<=[.?!…])\s+/);

/** The innermost item of a list that a path is in. */
function itemOf(document: Document, path: Path): Path | undefined {
  const item = path.slice(0, path.findLastIndex((part) => typeof part === 'number') + 1);
  return item.length > 0 && document.hasIn(item) ? item : undefined;
}

/** The group that a field is in, those around it, and the field itself. */
const ancestorsOf = (path: Path): Path[] => [
  ...path.slice(0, -1).map((_, index) => path.slice(0, path.length - 1 - index)),
  path,
];

/** The texts below a node of a document, in order. */
function leavesIn(node: unknown, path: Path = []): Leaf[] {
  if (isMap(node)) return node.items.flatMap(({ key, value }) => leavesIn(value, [...path, String(key)]));
  if (isSeq(node)) return node.items.flatMap((item, index) => leavesIn(item, [...path, index]));
  if (!isScalar<string>(node) || typeof node.value !== 'string') return [];
  return [{ path, key: String(path.findLast((part) => typeof part === 'string') ?? ''), node }];
}
