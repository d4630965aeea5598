import { z } from 'zod';
import { COMPANY_PATHS } from './company.ts';
import { group, id, line, list, type Of, text } from './fields.ts';
import { fill } from './fill.ts';

/** Values that only a running server knows, in the texts of the privacy policy. */
const SETTING_VALUES = ['smtpHost', 'webhookHost', 'captchaName', 'pictureHost'] as const;
/** States of the server's settings that decide whether a text is shown. */
const SETTINGS = [
  'smtpHost',
  'emailJs',
  'telegram',
  'webhookHost',
  'carriers',
  'captchaOwn',
  'captchaProvider',
  'pictureHost',
  'visits',
] as const;

/** A condition: a fact of `company.yaml`, or a group of facts, that is not empty. With «no» before it, the opposite. */
const when = (settings: readonly string[]) =>
  z
    .string()
    .refine((text) => [...COMPANY_PATHS, ...settings].includes(text.replace(/^no /, '')), { message: 'condition' })
    .meta({
      label: 'Solo si',
      kind: 'line',
      help: 'Un dato de la agencia que no esté vacío o un ajuste del servidor; con «no» delante, lo contrario.',
    });

/** Blocks whose conditions may ask for the settings of the server, and whose texts may name their values. */
function chaptersWith(settings: readonly string[], values: readonly string[]) {
  const condition = when(settings);
  const paragraph = text('Párrafo', { values });
  const conditional = z.strictObject({ when: condition, text: paragraph });
  const block = z.union([
    paragraph,
    conditional,
    z.strictObject({ when: condition.optional(), list: list('Lista', z.union([paragraph, conditional])) }),
  ]);
  const chapter = {
    id: id('Nombre en la dirección', 'Un enlace puede llevar hasta aquí.'),
    title: line('Título', { max: 90 }),
    when: condition.optional(),
    blocks: list('Párrafos y listas', block),
  };
  return list('Capítulos', group('Capítulo', chapter));
}

export const chapters = chaptersWith([], []);
/** The chapters of the privacy policy, which depend on the settings of the server too. */
export const privacyChapters = chaptersWith(SETTINGS, SETTING_VALUES);
export type ChapterWords = Of<typeof chapters>[number];

/** What conditions and names in braces stand for. */
export type ProseFacts = {
  readonly holds: (condition: string) => boolean;
  readonly values?: Readonly<Record<string, string>>;
};

export type ProseBlock = string | { readonly list: readonly string[] };
/** A chapter of a long text; its id is the URL fragment that leads to it. */
export type Chapter = { readonly id: string; readonly title: string; readonly blocks: readonly ProseBlock[] };

/** The chapters that are shown, with their conditions decided and their names filled in. */
export function decideChapters(given: readonly ChapterWords[], { holds, values = {} }: ProseFacts): Chapter[] {
  const isShown = ({ when: condition }: { readonly when?: string | undefined }) =>
    !condition || (condition.startsWith('no ') ? !holds(condition.slice(3)) : holds(condition));
  const decide = (one: ChapterWords['blocks'][number]): ProseBlock[] => {
    if (typeof one === 'string') return [fill(one, values)];
    if (!isShown(one)) return [];
    if ('text' in one) return [fill(one.text, values)];
    const shown = one.list.flatMap((row) => {
      if (typeof row === 'string') return [fill(row, values)];
      return isShown(row) ? [fill(row.text, values)] : [];
    });
    return shown.length > 0 ? [{ list: shown }] : [];
  };
  return given
    .filter(isShown)
    .map(({ id: name, title, blocks }) => ({ id: name, title, blocks: blocks.flatMap(decide) }));
}
