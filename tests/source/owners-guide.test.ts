import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { catalogue } from '../harness/unit/our-content.ts';
import { paths } from './source-files.ts';

const guide = readFileSync('docs/guia-del-propietario.md', 'utf8');

test("the owner's guide names every file of content/ that is not one of many", () => {
  // The pages of services are the owner's own; a new one needs no line in the guide.
  const pages = catalogue.services.map(({ page }) => `content/pages/${page}.yaml`);
  const single = paths.filter((path) => /^content\/(?:pages\/)?[^/]+$/.test(path) && !pages.includes(path));
  expect(single.length).toBeGreaterThan(15);
  expect(single.filter((path) => !guide.includes(`\`${path}\``) && !guide.includes(`\`${basename(path)}\``))).toEqual(
    [],
  );
});

test("every example of the owner's guide in YAML can be read", () => {
  const examples = [...guide.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, example = '']) => example);
  expect(examples.length).toBeGreaterThan(8);
  expect(examples.filter((example) => parseDocument(example).errors.length > 0)).toEqual([]);
});
