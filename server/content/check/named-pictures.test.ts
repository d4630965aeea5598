import { expect, test } from 'vitest';
import { leavesOf } from '../leaves.ts';
import { checkWords as words } from '../words.ts';
import { checkMarkdown } from './markdown.ts';
import { checkReferences, fileReferences } from './references.ts';

const FILES = new Set(['content/images/img-003.png', 'content/images/logos/botica.svg']);
const wrong = (rule: string, found: string, nearest?: string) =>
  words.wrong(words.rules[rule] ?? '', words.found.text(found), nearest);

test.each([
  ['projects/uno.yaml', 'image: logos/botica.png', [wrong('noPhotoFile', 'logos/botica.png')]],
  ['widgets.yaml', 'image: boticas.svg', [wrong('noLogoFile', 'boticas.svg', 'botica.svg')]],
])('in %s, %s is said with the name that was meant', (file, text, says) => {
  const leaves = leavesOf({ file: `content/${file}`, text });
  expect(checkReferences(leaves, fileReferences(FILES, ['molino'])).map(({ message }) => message)).toEqual(says);
});

test.each([
  ['', [words.picture.noAlt('../images/img-003.png')]],
  ['Tilo', []],
])('a description that is the fact %j is said to be missing when that is empty', (author, says) => {
  const text = '![{company.author}](../images/img-003.png)';
  const guide = { file: 'content/whitepapers/molle.md', text };
  const problems = checkMarkdown([guide], FILES, new Map([['company.author', author]]));
  expect(problems.map(({ message }) => message)).toEqual(says);
});
