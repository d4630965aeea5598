/** `npm run fields`: writes the table of all fields of a content folder, as the schemas describe them, for the owner. */
import { writeFileSync } from 'node:fs';
import { type Field, listFields } from '../../domain/content/field-list.ts';
import { type FieldMeta, KINDS } from '../../domain/content/fields.ts';
import { SCHEMAS } from '../../domain/content/schemas.ts';
import { refuseArguments } from '../../server/config/refuse-arguments.ts';
import { fieldWords as words } from './words.ts';

type Described = Field & FieldMeta;

/** Markdown of the table of all fields, by file. */
export function fieldTable(): string {
  const tables = Object.entries(SCHEMAS).map(([file, schema]) => {
    // A unit test sees to it that each has a label and a kind; those in a group of free names are described with it.
    const fields = listFields(schema).filter((field): field is Described => Boolean(field.label && field.kind));
    return [`## ${file}`, '', `| ${words.columns.join(' | ')} |`, '|---|---|---|', ...fields.map(rowOf)].join('\n');
  });
  return `${[`# ${words.title}`, words.intro, ...tables].join('\n\n')}\n`;
}

function rowOf({ path, label, help, kind, optional, min = 0, max, choices = {} }: Described): string {
  const names = Object.keys(choices)
    .map((choice) => `\`${choice}\``)
    .join(', ');
  const accepts = [
    names && kind !== 'icon' ? `${KINDS[kind]}: ${names}` : KINDS[kind],
    ...(max === undefined ? [] : [limitOf(kind, min, max)]),
    ...(optional ? [words.optional] : []),
  ];
  return `| \`${path}\` | ${[label, help].filter(Boolean).join('. ')} | ${accepts.join('; ')} |`;
}

function limitOf(kind: Described['kind'], min: number, max: number): string {
  if (kind === 'number' || kind === 'money') return words.between(min, max);
  return kind === 'list' ? words.items(min, max) : words.letters(max);
}

if (import.meta.main) {
  refuseArguments('fields', false);
  writeFileSync('docs/campos.md', fieldTable());
}
