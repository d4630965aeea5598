import { afterAll, describe, expect, inject, test } from 'vitest';
import { DESKTOP } from '../browser.ts';
import { openRecordingProxy } from '../harness/recording-proxy.ts';
import type { Engine, Wishes } from './engine.ts';
import type { Journey } from './journey.ts';
import { calm } from './journeys/calm.ts';
import { carousel } from './journeys/carousel.ts';
import { contact } from './journeys/contact.ts';
import { looks } from './journeys/looks.ts';
import { menus } from './journeys/menus.ts';
import { moving } from './journeys/moving.ts';
import { reading } from './journeys/reading.ts';
import { theme } from './journeys/theme.ts';
import { Visitor } from './visitor.ts';

const JOURNEYS: readonly Journey[] = [
  ...menus,
  ...theme,
  ...contact,
  ...reading,
  ...carousel,
  ...moving,
  ...calm,
  ...looks,
];

async function undertake(engine: Engine, { run, size = DESKTOP, wishes = {} }: Journey): Promise<void> {
  await using proxy = await openRecordingProxy(inject('site'));
  await using tab = await engine.open(wishes);
  await tab.setSize(size);
  await run(new Visitor(tab, proxy));
  expect(tab.complaints).toEqual([]);
}

/** One test per journey, under the engine's name. What an engine cannot do is left out, and the matrix says so. */
export function tryJourneys(engine: Engine): void {
  describe(engine.name, () => {
    afterAll(engine.close);
    test.for(JOURNEYS.map((journey) => [journey.name, journey] as const))('%s', async ([, journey], { skip }) => {
      const missing = inject('missingEngines')[engine.name];
      skip(missing !== undefined, missing);
      const wishes = Object.keys(journey.wishes ?? {}) as (keyof Wishes)[];
      const unknown = wishes.filter((wish) => !engine.expresses.includes(wish));
      skip(unknown.length > 0, `cannot say ${unknown.join()}`);
      await undertake(engine, journey);
    });
  });
}
