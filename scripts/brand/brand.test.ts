import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Company, companySchema } from '../../domain/content/company.ts';
import { dayAndNight } from '../../domain/site/palette.ts';
import { checkContent } from '../../server/content/check/check-content.ts';
import { company as ours } from '../../server/testing/our-content.ts';
import { copyProject } from '../../tests/harness/project-copy.ts';
import { answerBrand, runBrand, STUDIO } from '../../tests/harness/rebrand.ts';
import { Resources } from '../../tests/harness/resources.ts';
import { emptyFields } from './company-questions.ts';
import { sampleProjects, whitepaperFiles } from './empty-samples.ts';
import { findTraces, formerFacts } from './traces.ts';
import { brandWords as words } from './words.ts';

const TEXTS = 'content/**/*.{yaml,md}';
const resources = new Resources();
afterAll(() => resources.closeAll());

const companyOf = (folder: string): Company =>
  companySchema.parse(parse(readFileSync(join(folder, 'content/company.yaml'), 'utf8')));

describe('a photographer’s studio', () => {
  const folder = copyProject(resources.closeLater);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  let run: Awaited<ReturnType<typeof runBrand>>;
  beforeAll(async () => {
    run = await runBrand(folder, STUDIO);
  });

  test('gets exit code 0 once every question is answered', () => expect(run.code, run.output).toBe(0));

  test('has its facts written to company.yaml', () => {
    expect(companyOf(folder)).toEqual({
      ...ours,
      ...{ name: 'Luz de Loja', referencePrefix: 'LD', email: 'foto@luzdeloja.example' },
      ...{ site: 'https://luzdeloja.example', phone: '+593 99 123 4567', whatsapp: '+593 99 123 4567' },
      ...{
        town: 'Vilcabamba',
        city: 'Loja',
        region: 'Zamora',
        address: `Vilcabamba, Zamora, ${ours.country.name}`,
        author: 'Lucía Cueva',
      },
      hours: { days: 'Martes a sábado', opens: '10:00', closes: '19:30' },
      legal: { name: "Luz d'Loja S.A.S.", taxNumber: '1190000000001', address: 'Bolívar 1-20, Loja' },
      socials: [
        { label: 'Instagram', href: 'https://instagram.com/luzdeloja' },
        { label: 'TikTok', href: 'https://www.tiktok.com/@luzdeloja' },
      ],
      product: {
        site: 'https://fotos.luzdeloja.example',
        restaurantSignUp: 'https://fotos.luzdeloja.example/clientes',
      },
    });
  });

  test('has its colours in the palette, with readable shades instead of the refused ones', () => {
    const threads = parse(read('content/palette.yaml'));
    expect(threads).toMatchObject({
      cal: '#fdfaf5',
      anil: 'light-dark(#264653, rgb(30 60 80))',
      teja: 'light-dark(#e76f51, rgb(244 162 97 / 1))',
      cielo: 'lightblue',
    });
    expect(run.output).toContain(words.colours.proposal(dayAndNight(threads.grana)[0]));
    expect(run.output).toContain(words.colours.proposal(dayAndNight(threads.eucalipto)[0]));
  });

  test('keeps the comments in company.yaml and palette.yaml', () => {
    const comments = (text: string) => text.match(/^#.*$/gm);
    for (const file of ['content/company.yaml', 'content/palette.yaml'])
      expect(comments(read(file))).toEqual(comments(readFileSync(file, 'utf8')));
  });

  test('has no samples', () => {
    expect([...sampleProjects(folder), ...whitepaperFiles(folder)]).toEqual([]);
  });

  test('passes npm run check', async () => expect(checkContent(join(folder, 'content')).report.problems).toEqual([]));

  test('has no fact about our agency except where the owner had written it into a text', () => {
    const facts = formerFacts(ours, companyOf(folder));
    expect(facts).toEqual(
      expect.arrayContaining([ours.name, ours.town, ours.city, ours.email, URL.parse(ours.site)?.hostname]),
    );
    const before = findTraces(process.cwd(), TEXTS, facts);
    expect(findTraces(folder, TEXTS, facts).filter((trace) => !before.includes(trace))).toEqual([]);
    expect(findTraces(folder, 'content/company.yaml', facts)).toEqual([]);
  });

  test('gets a list of what is left to do', () => {
    const [, left = ''] = run.output.split(words.left.title);
    for (const task of words.left.always) expect(left).toContain(task);
    expect(left).toContain(words.labels.taxNote);
    expect(left).not.toContain(words.labels.email);
  });
});

test('Enter alone changes nothing, and samples stay', async () => {
  const folder = copyProject(resources.closeLater);
  const { code, output } = await runBrand(folder, { company: {}, colours: {}, emptySamples: false });
  expect(code, output).toBe(0);
  for (const file of globSync(TEXTS))
    expect(readFileSync(join(folder, file), 'utf8'), file).toBe(readFileSync(file, 'utf8'));
  expect(output.includes(words.left.missing('').slice(0, -1))).toBe(emptyFields(ours).length > 0);
});

test('texts that name the former brand are listed with their lines', async () => {
  const folder = copyProject(resources.closeLater);
  const { output } = await runBrand(folder, { ...STUDIO, emptySamples: false });
  const facts = formerFacts(ours, companyOf(folder));
  const traces = findTraces(folder, 'content/**/*.{yaml,md}', facts);
  for (const trace of traces) expect(output).toContain(trace);
  expect(output.includes(words.left.traces)).toBe(traces.length > 0);
});

test('nothing is saved when answers run out', async () => {
  const folder = copyProject(resources.closeLater);
  const { code, errors } = await answerBrand(folder, [STUDIO.company.name, 'A']);
  expect(code).toBe(1);
  expect(errors.trim()).toBe(words.ended);
  expect(companyOf(folder)).toEqual(ours);
});
