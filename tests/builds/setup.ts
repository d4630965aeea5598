import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { copyProject } from '../harness/project-copy.ts';
import { type CloseLater, Resources } from '../harness/resources.ts';
import { buildSite, tryBuild } from '../harness/site-build.ts';
import { buildChangedCatalogue } from './changed-catalogue.ts';
import { MISTAKES, type Mistake } from './plan-mistakes.ts';

/** Result of a failing build, and the files left in the previous `dist`. */
type MistakenBuild = { readonly code: number | null; readonly output: string; readonly left: readonly string[] };

declare module 'vitest' {
  interface ProvidedContext {
    /** Project folder of a build that samples every page view. */
    measuringProject: string;
    /** Project folder of a build with another catalogue. */
    changedCatalogue: string;
    /** Results of the failing builds, by mistake name. */
    mistakenBuilds: Readonly<Record<string, MistakenBuild>>;
  }
}

/** Builds every variant of the site that the tests need, one after the other. */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const resources = new Resources();
  const { closeLater } = resources;
  project.provide('measuringProject', await timed('that samples every view', () => buildMeasuring(closeLater)));
  project.provide('changedCatalogue', await timed('with another catalogue', () => buildChangedCatalogue(closeLater)));
  const mistaken: Record<string, MistakenBuild> = {};
  for (const mistake of MISTAKES) {
    mistaken[mistake.name] = await timed(`with ${mistake.name}`, () => buildMistaken(closeLater, mistake));
  }
  project.provide('mistakenBuilds', mistaken);
  return () => resources.closeAll();
}

async function timed<Result>(what: string, build: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  console.log(`building the site ${what}`);
  const result = await build();
  console.log(`built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

async function buildMeasuring(closeLater: CloseLater): Promise<string> {
  const folder = copyProject(closeLater);
  await buildSite(closeLater, folder, { VITALS_SAMPLE: '1' });
  return folder;
}

async function buildMistaken(closeLater: CloseLater, { file, right, wrong }: Mistake): Promise<MistakenBuild> {
  const folder = copyProject(closeLater);
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!right.test(text)) throw new Error(`${file} has no ${right}`);
  writeFileSync(path, text.replace(right, wrong));
  // Stands for the last good build, which must survive.
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/build.json'), '{}');
  const { code, output } = await tryBuild(closeLater, folder);
  return { code, output, left: readdirSync(join(folder, 'dist')) };
}
