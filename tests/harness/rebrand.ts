import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { CompanyField } from '../../scripts/brand/company-questions.ts';
import { brandWords } from '../../scripts/brand/words.ts';

/** An answer: one line, or several if the first ones are refused. */
type Answer = string | readonly string[];
type Answers = {
  readonly company: Partial<Readonly<Record<CompanyField, Answer>>>;
  readonly colours: Readonly<Record<string, Answer>>;
  readonly emptySamples: boolean;
};

/** A photographer's studio. Its red and its green have too little contrast; it accepts the proposed shades. */
export const STUDIO = {
  company: {
    name: 'Luz de Loja',
    town: 'Vilcabamba',
    city: 'Loja',
    region: 'Zamora',
    email: ['foto arroba luzdeloja', 'foto@luzdeloja.example'],
    site: 'luzdeloja.example/',
    phone: '+593 99 123 4567',
    whatsapp: '+593 99 123 4567',
    'hours.days': 'Martes a sábado',
    hours: ['10:00-10:00', '10:00-19:30'],
    'legal.name': "Luz d'Loja S.A.S.",
    'legal.taxNumber': '1190000000001',
    'legal.address': 'Bolívar 1-20, Loja',
    author: 'Lucía Cueva',
    socials: 'instagram.com/luzdeloja https://www.tiktok.com/@luzdeloja',
    'product.site': 'https://fotos.luzdeloja.example',
    'product.restaurantSignUp': 'https://fotos.luzdeloja.example/clientes',
  },
  colours: {
    cal: '#fdfaf5',
    noche: ['azul', '#1c1b2e'],
    maiz: '#ffd166',
    grana: ['#ff6b6b', ''],
    anil: 'light-dark(#264653, rgb(30 60 80))',
    eucalipto: ['#2a9d8f', ''],
    teja: '#e76f51 / rgb(244 162 97 / 1)',
    cielo: 'lightblue',
  },
  emptySamples: true,
} as const satisfies Answers;

/** Runs `npm run brand` in a copy of the project with answers from a pipe; a missing answer keeps the current value. */
export async function runBrand(folder: string, { company, colours, emptySamples }: Answers) {
  const fields = Object.keys(brandWords.labels) as CompanyField[];
  const lines = [
    ...fields.map((field) => company[field] ?? ''),
    ...Object.keys(brandWords.colours.labels).map((thread) => colours[thread] ?? ''),
    emptySamples ? brandWords.yes : brandWords.no,
  ];
  return answerBrand(folder, lines.flat());
}

/** Runs `npm run brand` in a copy of the project with lines from a pipe. */
export async function answerBrand(folder: string, lines: readonly string[]) {
  const program = join(folder, 'scripts/brand/main.ts');
  const brand = spawn(process.execPath, [program], { cwd: folder, stdio: 'pipe' });
  brand.stdin.end(`${lines.join('\n')}\n`);
  const [output, errors, [code]] = await Promise.all([text(brand.stdout), text(brand.stderr), once(brand, 'close')]);
  return { code: code as number | null, output, errors };
}
