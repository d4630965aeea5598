import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/browser.ts';
import { fontsOf } from '../tests/fonts.ts';
import { asMs, median } from './figures.ts';
import { CATEGORIES, type Frames, framesOf } from './frames.ts';
import { MOVEMENTS, type Movement } from './movements.ts';
import { atLeast, atMost, type Part } from './part.ts';
import { startSiteProcess } from './site-process.ts';

const RUNS = { full: 5, short: 2 };
const THROTTLING = 4;
const SCREEN_HZ = 60;
const GOALS = { fps: 60, layoutShift: 0 };

type Moved = { readonly name: string; readonly width: number; readonly runs: readonly Frames[] };
type Data = { readonly runs: number; readonly movements: readonly Moved[] };

/** What moves on the site, on a processor four times as slow. */
export const motion: Part<Data> = {
  name: 'motion',
  async measure(bench) {
    const runs = bench.short ? RUNS.short : RUNS.full;
    const site = await startSiteProcess(bench, '.');
    const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
    bench.closeLater(() => browser.close());
    const movements: Moved[] = [];
    for (const movement of MOVEMENTS) {
      const frames: Frames[] = [];
      for (let run = 1; run <= runs; run++) {
        bench.progress(`${movement.name}, run ${run} of ${runs}`);
        frames.push(await trace(browser, site.url, movement));
      }
      movements.push({ name: movement.name, width: movement.viewport.width, runs: frames });
    }
    return { runs, movements };
  },
  tables: ({ runs, movements }) => [
    {
      title: `What moves, on a processor ${THROTTLING} times as slow, median of ${runs}`,
      heads: ['movement', 'width', 'begins', 'frames', 'per second', 'dropped', 'partial', 'longest', 'layout shift'],
      rows: movements.map(rowOf),
      notes: [
        `Goals: ${GOALS.fps} frames per second, layout shift ${GOALS.layoutShift}.`,
        'Begins: from what the visitor does to the last movement that it sets off. Scrolling begins at once.',
        'Frames per second: of those that were due while something moved, as many as came. A frame in which nothing would change is not due.',
        'Partial: what scrolls by itself came in time, what the page draws a frame later. Longest: the page’s own work for one frame, before the movement too.',
        'Drawn without a graphics card: a real screen is faster.',
      ],
    },
  ],
};

function rowOf({ name, width, runs }: Moved) {
  const middle = (figure: (frames: Frames) => number) => median(runs.map(figure));
  const fps = middle(({ shown, dropped }) => (SCREEN_HZ * shown) / (shown + dropped));
  const begins = middle(({ beginsMs }) => beginsMs);
  return [
    name,
    `${width} px`,
    begins === 0 ? '·' : asMs(begins),
    String(middle(({ shown }) => shown)),
    atLeast(GOALS.fps, fps, (value) => value.toFixed(1)),
    String(middle(({ dropped }) => dropped)),
    String(middle(({ partial }) => partial)),
    asMs(middle(({ longestMs }) => longestMs)),
    atMost(
      GOALS.layoutShift,
      middle(({ layoutShift }) => layoutShift),
      (value) => value.toFixed(4),
    ),
  ];
}

/** Does on a page at rest what a visitor does and counts the frames, in a browser context that remembers nothing. */
async function trace(browser: Browser, origin: string, { path, viewport, prepare, run }: Movement): Promise<Frames> {
  const context = await browser.newContext({ viewport, baseURL: origin, colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto(path);
  await fontsOf(page);
  await prepare?.(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  await browser.startTracing(page, { categories: CATEGORIES });
  await run(page);
  const written = await browser.stopTracing();
  await context.close();
  return framesOf(written.toString());
}
