import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../domain/content/content.ts';
import { isRecord } from '../../domain/record.ts';
import type { Absence } from './absence.ts';
import { withValue } from './company-questions.ts';
import { edit } from './edit-file.ts';
import { newWords } from './words.ts';

const { trade } = newWords;
const inWords = new Intl.ListFormat('es', { type: 'conjunction' });

/** Gives texts that must stay, and name a service that is absent, words that are true without it. */
export function rewordTrade(folder: string, { services }: Content, absence: Absence): void {
  if (absence.services.length === 0) return;
  const kept = services.filter(({ id }) => !absence.services.includes(id)).map(({ name }) => name);
  // Not of an abbreviation: «SEO».
  const lowered = kept.map((name) => name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()));
  const sold = inWords.format([...kept.slice(0, 1), ...lowered.slice(1)]);
  for (const [file, texts] of Object.entries(trade)) {
    if (!existsSync(join(folder, file))) continue;
    edit(folder, file, (page: object) =>
      Object.entries(texts).reduce((given, [field, text]) => {
        const path = field.split('.');
        return absence.names.test(textAt(given, path)) ? withValue(given, path, text.replace('{sold}', sold)) : given;
      }, page),
    );
  }
}

const textAt = (value: unknown, path: readonly string[]): string =>
  String(path.reduce((part, key) => (isRecord(part) ? part[key] : undefined), value) ?? '');
