import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import type { Journey } from '../journey.ts';
import type { Visitor } from '../visitor.ts';

const CARD = 'main li h2 a';
const NEXT = 'aside h2 a';

/** The path of a link. */
const targetOf = ({ tab }: Visitor, selector: string) =>
  tab.evaluate((wanted) => new URL((document.querySelector(wanted) as HTMLAnchorElement).href).pathname, selector);

async function follow(visitor: Visitor, selector: string): Promise<void> {
  const [path, title] = [await targetOf(visitor, selector), await visitor.textOf(selector)];
  await visitor.click(selector);
  await visitor.arriveAt(path);
  expect(await visitor.textOf('h1')).toBe(title);
}

async function read(visitor: Visitor): Promise<void> {
  await visitor.goTo(routes.whitepapers);
  const line = await visitor.tab.evaluate(() => {
    const more = document.querySelector('main li h2 + b');
    return more && getComputedStyle(more).textDecorationLine;
  });
  expect(line, '«read more» is underlined').toBe('underline');
  await follow(visitor, CARD);
  const first = await visitor.textOf('h1');
  await follow(visitor, NEXT);
  expect(await visitor.textOf('h1')).not.toBe(first);
  expect(await visitor.textOf('main article')).not.toBe('');
}

export const whitepapers: readonly Journey[] = [
  { name: 'whitepapers: links lead from the list to an article and the next one', run: read },
];
