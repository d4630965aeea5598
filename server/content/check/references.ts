import type { z } from 'zod';
import { type Catalogue, SERVICE_COLOURS } from '../../../domain/plans/catalogue.ts';
import { LOGO_FOLDER, logoFile, photoFile } from '../../../domain/site/photo.ts';
import { type Leaf, labelOf } from '../leaves.ts';
import { nearest } from '../nearest.ts';
import type { Problem } from '../report.ts';
import { checkWords as words } from '../words.ts';

/** A kind of reference: the files and the field that hold it, and the valid names. */
type Reference = {
  readonly files: RegExp;
  readonly key: string;
  readonly rule: string;
  readonly known: readonly string[];
  /** Of a name that it refuses, the schema of the file says what is wrong. */
  readonly schema?: z.ZodType;
};

const PAGES = /^content\/(?:pages\/.*|widgets)\.yaml$/;
const PLANS = /^content\/plans\//;
const PROJECTS = /^content\/projects\//;
const TEAM = /^content\/pages\/team\.yaml$/;
const TESTIMONIALS = /^content\/testimonials\.yaml$/;
const WIDGETS = /^content\/widgets\.yaml$/;

/**
 * References to services, families and types of plans. `kinds` are the types that the plan page has words for; without
 * them types are not checked.
 */
export function catalogueReferences({ services, categories }: Catalogue, kinds?: object): readonly Reference[] {
  const slugs = services.map(({ slug }) => slug);
  const families = categories.flatMap((category) => Object.keys(category.families));
  const types = [...Object.keys(kinds ?? {}), ...slugs];
  return [
    { files: PAGES, key: 'service', rule: 'unknownService', known: [...slugs, ...SERVICE_COLOURS] },
    { files: PAGES, key: 'family', rule: 'unknownFamily', known: families },
    { files: PROJECTS, key: 'service', rule: 'unknownService', known: slugs },
    ...(kinds ? [{ files: PLANS, key: 'type', rule: 'unknownType', known: types }] : []),
  ];
}

/** References to photographs of projects and of the team, to logos of clients, and to projects. */
export function fileReferences(files: ReadonlySet<string>, projects: readonly string[]): readonly Reference[] {
  const inside = (folder: string) =>
    [...files].filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length));
  const logos = inside(`content/${LOGO_FOLDER}`);
  const photos = inside('content/images/').filter((name) => !`images/${name}`.startsWith(LOGO_FOLDER));
  const photo = { rule: 'noPhotoFile', known: photos, schema: photoFile };
  // In the texts of pages, `image` is also the drawing of a section.
  return [
    { files: PROJECTS, key: 'image', ...photo },
    { files: TEAM, key: 'photo', ...photo },
    { files: TESTIMONIALS, key: 'image', ...photo },
    { files: WIDGETS, key: 'image', rule: 'noLogoFile', known: logos, schema: logoFile },
    { files: TESTIMONIALS, key: 'project', rule: 'unknownProject', known: projects },
  ];
}

/** Names in the texts of these references that do not exist. */
export function checkReferences(leaves: readonly Leaf[], references: readonly Reference[]): Problem[] {
  return leaves.flatMap(({ key, text, ...place }) =>
    references
      .filter((one) => one.key === key && one.files.test(place.file) && !one.known.includes(text))
      .filter(({ schema }) => schema === undefined || schema.safeParse(text).success)
      // The label of a fact may be called like a service.
      .filter(() => !/\b(?:facts|fields)\b/.test(place.field))
      .map(({ rule, known }) => ({
        ...place,
        label: labelOf(place.file, place.field),
        message: words.wrong(words.rules[rule] ?? '', words.found.text(text), nearest(text, known)),
      })),
  );
}
