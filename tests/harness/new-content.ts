import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { OPTIONAL_PAGES, type OptionalPage } from '../../domain/site/optional-pages.ts';
import { PALETTE_COLOURS } from '../../domain/site/palette.ts';
import type { CompanyField } from '../../scripts/new/company-questions.ts';
import { newWords } from '../../scripts/new/words.ts';

/** An answer: one line, or several if the first ones are refused. */
type Answer = string | readonly string[];
type Answers = {
  readonly company: Partial<Readonly<Record<CompanyField, Answer>>>;
  readonly colours: Readonly<Record<string, Answer>>;
  /** What the agency sells, with a sentence each; without it the folder is the whole sample. */
  readonly services?: readonly (readonly [name: Answer, line: string])[];
  readonly pages: readonly OptionalPage[];
};

/** A photographer's studio. Its red and its green have too little contrast; it accepts the proposed shades. */
export const STUDIO = {
  company: {
    name: 'Luz de Loja',
    town: 'Vilcabamba',
    city: 'Loja',
    region: ['no tengo', 'Zamora'],
    'country.code': ['Ecu', 'ec'],
    email: ['', 'foto arroba luzdeloja', 'foto@luzdeloja.example'],
    site: 'LuzDeLoja.example/',
    phone: '+593 99 123 4567',
    'hours.days': 'Martes a sábado',
    hours: ['9 a 18', '10:00-10:00', '10:00-19:30'],
    'claims.years': ['nueve', '9'],
    'claims.companies': '41',
    'claims.answerHours': ['', '0', '48'],
    'legal.name': "Luz d'Loja S.A.S.",
    'legal.taxNumber': '1190000000001',
    'legal.address': 'No tengo.',
  },
  colours: {
    cal: '#fdfaf5',
    noche: ['azul', '1c1b2e', '#1c1b2ecc', '#1c1b2e'],
    maiz: '#ffd166',
    grana: ['#ff6b6b', ''],
    anil: 'light-dark(#264653, rgb(30 60 80))',
    eucalipto: ['#2a9d8f', ''],
    teja: '#e76f51 / rgb(244 162 97 / 1)',
    cielo: 'lightblue',
  },
  services: [
    [['', 'no tengo', '***', 'Bodas'], 'El día entero.'],
    [['bodas', 'Retratos'], 'En el estudio.'],
  ],
  pages: ['portfolio', 'team'],
} as const satisfies Answers;

/** The answers of an agency, one a line, in the order of the questions. */
export function linesOf({ company, colours, services, pages }: Answers): readonly string[] {
  return [
    services ? newWords.withoutSamples : newWords.withSamples,
    ...(Object.keys(newWords.labels) as CompanyField[]).map((field) => company[field] ?? ''),
    ...PALETTE_COLOURS.map((thread) => colours[thread] ?? ''),
    ...(services ? [...services.flat(2), ''] : []),
    ...OPTIONAL_PAGES.map((page) => (pages.includes(page) ? newWords.yes : newWords.none)),
  ].flat();
}

/** Runs `npm run new` for a folder with lines from a pipe; `cwd` holds the samples. */
export async function runNew(folder: string, lines: readonly string[], cwd = '.') {
  const program = spawn(process.execPath, [resolve('scripts/new/main.ts'), folder], { cwd, stdio: 'pipe' });
  program.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const [output, errors, [code]] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'close'),
  ]);
  return { code: code as number | null, output, errors };
}
