import { setInterval } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { encodeCloth } from '../domain/loom/fragment.ts';
import { routes } from '../domain/routes.ts';
import { MOTIFS } from '../src/art/motifs.ts';
import { percentile } from '../tests/harness/percentile.ts';
import { DESKTOP, PHONE } from '../tests/viewports.ts';
import { asMs } from './figures.ts';
import { atMost, type Table } from './part.ts';
import { POINTER_CATEGORIES, pointerWorkOf } from './pointer-work.ts';

/** Main thread work for each pointer event, by width of the window, in milliseconds. */
export type Weaving = readonly { readonly width: number; readonly work: readonly number[] }[];

const GOAL_MS = 12;
/** Cells that the pointer crosses. */
const MOVES = 60;
/** Pause between two events, so that each is rendered before the next. */
const PAUSE_MS = 80;

/**
 * Drags over a fully woven cloth with mirrors and repeat on, one cell per event: the most work for a stitch. The events
 * are sent directly, because Playwright's own mouse runs script in the page with each of them.
 */
async function weave(page: Page, session: CDPSession): Promise<void> {
  const box = await page.locator('[role=grid]').boundingBox();
  if (!box) throw new Error('The loom is not in the page.');
  const cell = box.height / 16;
  const at = (step: number) =>
    [box.x + cell * (0.5 + (step % 12)), box.y + cell * (0.5 + Math.floor(step / 12))] as const;
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', step: number) => {
    const [x, y] = at(step);
    return session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 });
  };
  await send('mousePressed', 0);
  let step = 0;
  for await (const _ of setInterval(PAUSE_MS)) {
    await send('mouseMoved', ++step);
    if (step === MOVES) break;
  }
  await send('mouseReleased', step);
}

/** Weaves on the loom with a slowed-down CPU, at a phone's and a desktop's width. */
export async function measureWeaving(browser: Browser, origin: string, throttling: number): Promise<Weaving> {
  const measured: { width: number; work: number[] }[] = [];
  for (const viewport of [PHONE, DESKTOP]) {
    const context = await browser.newContext({ viewport, baseURL: origin, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(routes.loom + encodeCloth(MOTIFS.diamond.replaceAll('\n', '')));
    await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
    for (const button of await page.locator('[aria-pressed]').all()) await button.click();
    await page.locator('[role=grid]').scrollIntoViewIfNeeded();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
    await browser.startTracing(page, { categories: POINTER_CATEGORIES });
    await weave(page, session);
    const trace = await browser.stopTracing();
    await context.close();
    measured.push({ width: viewport.width, work: pointerWorkOf(trace.toString()) });
  }
  return measured;
}

/** The figures as a table. */
export const weavingTable = (weaving: Weaving, throttling: number): Table => ({
  title: `Loom: main thread work for a pointer event, with a CPU slowed down ${throttling} times`,
  heads: ['width', 'events', 'median', 'of 95 %', 'longest'],
  rows: weaving.map(({ width, work }) => [
    `${width} px`,
    String(work.length),
    ...[0.5, 0.95].map((share) => atMost(GOAL_MS, percentile([...work], share), asMs)),
    asMs(Math.max(...work)),
  ]),
  notes: [`Goal: ${GOAL_MS} ms. All mirrors are on, and the cloth is full; event, script, style, layout and paint.`],
});
