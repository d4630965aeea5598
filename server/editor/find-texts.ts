import { fillKnown } from '../../domain/content/fill.ts';
import { type FoundText, MOST_FOUND } from '../../domain/desk/editor/views.ts';
import type { ContentFile } from '../content/content-files.ts';
import type { Facts } from '../content/facts.ts';
import type { Editor } from './editor.ts';
import { changesOf, sayAll } from './field-changes.ts';
import type { FileChange } from './stored-files.ts';
import { formAt, titleOf } from './titles.ts';

/**
 * Texts that contain every word of a search, in any letter case and without regard to accents, as the site shows them:
 * with the facts that they name.
 */
export function searchTexts(files: readonly ContentFile[], search: string, facts: Facts): readonly FoundText[] {
  const wanted = normal(search).split(/\s+/);
  const matches = (text: string) => wanted.every((word) => normal(text).includes(word));
  return findTexts(files, matches, (text) => fillKnown(text, facts));
}

const normal = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Names of files and addresses, which do not follow a name in a text. */
const IS_ID = /^[a-z\d-]+$/;

/** Files whose values other texts may repeat, and where these say what something is called. */
const REPEATED = /^content\/(?:(?:company|catalogue)\.yaml$|plans\/|projects\/)/;
const TITLE = /^(?:title|name|services\.\d+\.name)$/;

/** Texts that contain a name, but not as part of a longer one: first those that write it in the same letter case. */
export function textsNaming(files: readonly ContentFile[], name: string): readonly FoundText[] {
  const pattern = (beside: string, flags: string) =>
    new RegExp(`(?<![\\p{L}\\d${beside}])${RegExp.escape(name)}(?![\\p{L}\\d${beside}])`, flags);
  const [exact, any] = [pattern('', 'u'), pattern('/-', 'iu')];
  const longer = files
    .flatMap(({ file, text }) => (REPEATED.test(file) ? [...sayAll(file, text)] : []))
    .filter(
      ({ field, text }) => TITLE.test(field) && text.length > name.length && normal(text).startsWith(normal(name)),
    )
    .map(({ text }) => new RegExp(RegExp.escape(text), 'giu'));
  const says = (wanted: RegExp) => (text: string) =>
    wanted.test(longer.reduce((left, one) => left.replace(one, ''), text));
  const others = findTexts(files, says(any)).filter(({ text }) => !says(exact)(text) && !IS_ID.test(text));
  return [...findTexts(files, says(exact)), ...others].slice(0, MOST_FOUND);
}

/** The matching lines of each text, as of a table or a list; the whole text when its words stand on several. */
function findTexts(
  files: readonly ContentFile[],
  matches: (text: string) => boolean,
  show = (text: string) => text,
): readonly FoundText[] {
  const found: FoundText[] = [];
  for (const { file, text } of files) {
    if (!matches(show(text))) continue;
    for (const { label, field, text: written } of sayAll(file, text)) {
      const said = show(written);
      if (!matches(said)) continue;
      const lines = said.split('\n').filter(matches).join('\n');
      found.push({ title: titleOf(file, text), href: formAt(file, field) ?? '', label, text: lines || said });
      if (found.length === MOST_FOUND) return found;
    }
  }
  return found;
}

/** A name, a place, an hour: what begins like one and is short. */
const NAME = /^[\p{Lu}\d].{2,58}[^.]$/u;

/** The names that a change of a file replaces and that other texts still say. */
export async function replacedNames(editor: Editor, { path, text }: FileChange): Promise<readonly string[]> {
  if (!REPEATED.test(path) || text === null) return [];
  const { text: before } = await editor.stateOf(path);
  const names = changesOf(path, before, text).flatMap(({ pieces }) => {
    const gone = pieces.filter(({ kind }) => kind !== 'added').map((piece) => piece.text);
    return NAME.test(gone.join('')) ? gone.join('') : [];
  });
  if (names.length === 0) return [];
  const files = (await editor.files()).map((one) => (one.file === path ? { ...one, text } : one));
  const timesIn = (said: string | null, name: string) =>
    [...sayAll(path, said)].filter((one) => one.text === name).length;
  // One that only moved in its list is not replaced.
  const isReplaced = (name: string) => timesIn(text, name) < timesIn(before, name);
  return names.filter((name) => isReplaced(name) && textsNaming(files, name).length > 0);
}
