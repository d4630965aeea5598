import { z } from 'zod';
import type { ProseBlock } from '../site/prose.ts';
import { group, id, line, list, type Of, text } from './fields.ts';
import { namesIn } from './fill.ts';

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

/**
 * A condition: a setting of the server, or a fact of `company.yaml` that is not empty. With «no» before it, the opposite.
 */
const when = z
  .string()
  .regex(new RegExp(`^(?:no )?(?:${SETTINGS.join('|')}|company\\.[A-Za-z.]+)$`), 'condition')
  .meta({
    label: 'Solo si',
    kind: 'line',
    help: 'Un dato de company.yaml que no esté vacío o un ajuste del servidor; con «no» delante, lo contrario.',
  });

const paragraph = text('Párrafo', { values: SETTING_VALUES });
const conditional = z.strictObject({ when, text: paragraph });
const block = z.union([
  paragraph,
  conditional,
  z.strictObject({ when: when.optional(), list: list('Lista', z.union([paragraph, conditional])) }),
]);

/** The chapters of a long text. */
export const chapters = list(
  'Capítulos',
  group('Capítulo', {
    id: id('Nombre en la dirección', 'Un enlace puede llevar hasta aquí.'),
    title: line('Título', { max: 90 }),
    when: when.optional(),
    blocks: list('Párrafos y listas', block),
  }),
);
export type ChapterWords = Of<typeof chapters>[number];

/** What conditions and names in braces stand for. */
export type ProseFacts = {
  /** Whether a condition holds. */
  readonly holds: (condition: string) => boolean;
  readonly values?: Readonly<Record<string, string>>;
};

/** The chapters that are shown, with their conditions decided and their names filled in. */
export function decideChapters(given: readonly ChapterWords[], { holds, values = {} }: ProseFacts) {
  const isShown = ({ when: condition }: { readonly when?: string | undefined }) =>
    !condition || (condition.startsWith('no ') ? !holds(condition.slice(3)) : holds(condition));
  const finish = (words: string) =>
    namesIn(words).reduce((done, name) => done.replaceAll(`{${name}}`, values[name] ?? ''), words);
  const decide = (one: ChapterWords['blocks'][number]): ProseBlock[] => {
    if (typeof one === 'string') return [finish(one)];
    if (!isShown(one)) return [];
    if ('text' in one) return [finish(one.text)];
    const shown = one.list.flatMap((row) => {
      if (typeof row === 'string') return [finish(row)];
      return isShown(row) ? [finish(row.text)] : [];
    });
    return shown.length > 0 ? [{ list: shown }] : [];
  };
  return given
    .filter(isShown)
    .map(({ id: name, title, blocks }) => ({ id: name, title, blocks: blocks.flatMap(decide) }));
}
