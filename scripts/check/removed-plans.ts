import ts from 'typescript';
import type { Catalogue } from '../../domain/plans/catalogue.ts';
import type { ContentFile } from './content-files.ts';
import { fieldOf } from './module-values.ts';
import type { Problem } from './problem.ts';
import { checkWords as words } from './words.ts';

/** Functions that take the id of a plan, and the property that holds one. */
const PLAN_FUNCTIONS = ['priceOf', 'planHref'];
const PLAN_PROPERTY = 'planId';
const PLAN_FIELD = /^ +planId: *['"]?(?<id>[^\s'"#]*)/;
/** In `redirects.yaml`: the old address of a plan. */
const OLD_ADDRESS = /^- from: *['"]?\/servicios\/[\w-]+\/(?<id>[\w-]+)/;

/** A text of a file: in a module a literal or a part of a template, elsewhere a line. */
type Text = { readonly file: string; readonly line: number; readonly column: number; readonly field?: string } & {
  readonly text: string;
  /** Set if the text must be the id of a plan. */
  readonly id?: string | undefined;
};

/**
 * What a removed plan leaves behind: references to plans that the catalogue does not list, and the texts that name such a
 * plan. The name is a word of the id that no other plan or service has, such as «Splash» of `web-splash`; a plan without
 * such a word (`nivel-3`) is found by references only.
 */
export function checkRemovedPlans(catalogue: Catalogue, files: readonly ContentFile[]): Problem[] {
  const plans = catalogue.categories.flatMap(({ families }) => Object.values(families).flat());
  const texts = files.filter(({ file }) => isSearched(file)).flatMap(textsIn);
  const references = texts.filter(({ id }) => id !== undefined && !plans.includes(id));
  const old = files.filter(({ file }) => file === 'content/redirects.yaml').flatMap(oldPlans);
  const removed = new Set([...references.flatMap(({ id }) => id ?? []), ...old.filter((id) => !plans.includes(id))]);
  const named = [...removed].flatMap((id) =>
    distinctiveWords(id, catalogue, plans).flatMap((word) => textsNaming(word, texts, words.removed.named(word, id))),
  );
  return [...references.map((one) => problem(one, words.removed.reference(one.id ?? ''))), ...named];
}

const isSearched = (file: string) => !/\/catalogue\.ts$|\/redirects\.yaml$|\.css$/.test(file);
const problem = ({ file, line, column, field }: Text, message: string) => ({ file, line, column, field, message });

/** Finds texts with a capitalized word; in small letters it may mean something else. */
function textsNaming(word: string, texts: readonly Text[], message: string): Problem[] {
  const name = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u');
  return texts.filter(({ text }) => name.test(text)).map((one) => problem(one, message));
}

/** The words of an id that nothing else in the catalogue has, with a capital letter. */
function distinctiveWords(id: string, { services, categories }: Catalogue, plans: readonly string[]): string[] {
  const others = [...plans, ...services.map(({ slug }) => slug), ...categories.map(({ slug }) => slug)];
  const taken = others.flatMap((slug) => slug.split('-'));
  return id
    .split('-')
    .filter((word) => /^[a-z]{4,}$/.test(word) && !taken.includes(word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}

const oldPlans = ({ text }: ContentFile) =>
  text.split('\n').flatMap((line) => OLD_ADDRESS.exec(line)?.groups?.['id'] ?? []);

function textsIn(content: ContentFile): Text[] {
  return content.file.endsWith('.ts') ? literalsIn(content) : linesIn(content);
}

function linesIn({ file, text }: ContentFile): Text[] {
  return text.split('\n').map((line, index) => {
    const [, field] = /^ *(?:- )?(\w+):/.exec(line) ?? [];
    const id = file.startsWith('content/projects/') ? PLAN_FIELD.exec(line)?.groups?.['id'] : undefined;
    return { file, line: index + 1, column: 1, text: line, id, ...(field && { field }) };
  });
}

function literalsIn({ file, text }: ContentFile): Text[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
      const place = { file, line: line + 1, column: character + 1, field: fieldOf(node) };
      found.push({ ...place, text: node.text, id: isPlanId(node) ? node.text : undefined });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isPlanId({ parent }: ts.Node): boolean {
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === PLAN_PROPERTY;
  return ts.isCallExpression(parent) && PLAN_FUNCTIONS.includes(parent.expression.getText());
}
