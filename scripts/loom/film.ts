/** Renders the loom with Chromium, one picture per frame. */
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { LOOM } from '../../src/art/loom.tsx';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import { choreograph } from './choreography.ts';
import { ridgeOfCloth, setScene, stageHtml } from './stage.tsx';

export const FRAMES_PER_SECOND = 30;

/** Writes `000.png`, `001.png` … into a folder. `report` gets the number of frames done and the total after each. */
export async function film(folder: string, report: (done: number, of: number) => void): Promise<void> {
  const frames = choreograph(ridgeOfCloth());
  await using browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, '--force-color-profile=srgb'],
  });
  const page = await browser.newPage({ viewport: { ...LOOM } });
  await page.setContent(stageHtml());
  for (const [index, frame] of frames.entries()) {
    await page.evaluate(setScene, frame);
    await page.screenshot({ path: join(folder, `${String(index).padStart(3, '0')}.png`) });
    report(index + 1, frames.length);
  }
}
