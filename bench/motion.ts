import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/browser.ts';
import { loadFonts } from '../tests/fonts.ts';
import { asMs, median } from './figures.ts';
import { CATEGORIES, type Frames, framesOf } from './frames.ts';
import { MOVEMENTS, type Movement } from './movements.ts';
import { atLeast, atMost, type Part } from './part.ts';
import { startSiteProcess } from './site-process.ts';
import { measureWeaving, type Weaving, weavingTable } from './weaving.ts';

const RUNS = { full: 5, short: 2 };
const THROTTLING = 4;
const SCREEN_HZ = 60;
const GOALS = { fps: 60, layoutShift: 0 };

type Moved = { readonly name: string; readonly width: number; readonly runs: readonly Frames[] };
type Data = { readonly runs: number; readonly movements: readonly Moved[]; readonly weaving?: Weaving };

/** Smoothness of the site's animations with a CPU slowed down four times. */
export const motion: Part<Data> = {
  name: 'motion',
  async measure(context) {
    const runs = context.short ? RUNS.short : RUNS.full;
    const site = await startSiteProcess(context, '.');
    const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
    context.closeLater(() => browser.close());
    const movements: Moved[] = [];
    for (const movement of MOVEMENTS) {
      const frames: Frames[] = [];
      for (let run = 1; run <= runs; run++) {
        context.progress(`${movement.name}, run ${run} of ${runs}`);
        frames.push(await trace(browser, site.url, movement));
      }
      movements.push({ name: movement.name, width: movement.viewport.width, runs: frames });
    }
    context.progress('loom');
    return { runs, movements, weaving: await measureWeaving(browser, site.url, THROTTLING) };
  },
  tables: ({ runs, movements, weaving }) => [
    ...(weaving ? [weavingTable(weaving, THROTTLING)] : []),
    {
      title: `Animations with a CPU slowed down ${THROTTLING} times, median of ${runs}`,
      heads: ['animation', 'width', 'start', 'frames', 'per second', 'dropped', 'partial', 'longest', 'layout shift'],
      rows: movements.map(rowOf),
      notes: [
        `Goals: ${GOALS.fps} frames per second, layout shift ${GOALS.layoutShift}.`,
        'Start: from the input to the last animation that it triggers. Scrolling starts at once.',
        'Frames per second: presented frames among those due while something moved. A frame without changes is not due.',
        'Partial: the compositor’s part came in time, the main thread’s a frame later. Longest: main thread work for one frame, including before the animation.',
        'Software rendering: real devices with a GPU are faster.',
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

/** Performs the interaction on an idle page in a new browser context and counts the frames. */
async function trace(browser: Browser, origin: string, { path, viewport, prepare, run }: Movement): Promise<Frames> {
  const context = await browser.newContext({ viewport, baseURL: origin, colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto(path);
  await loadFonts(page);
  await prepare?.(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  await browser.startTracing(page, { categories: CATEGORIES });
  await run(page);
  const recorded = await browser.stopTracing();
  await context.close();
  return framesOf(recorded.toString());
}
