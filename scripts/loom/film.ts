/** Films the loom: one picture for each frame, as Chromium draws it. */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { LOOM } from '../../src/art/loom.tsx';
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts';
import { choreograph } from './choreography.ts';
import { ridgeOfCloth, setScene, stageHtml } from './stage.tsx';

/** Writes `000.png`, `001.png` … into a folder. `report` is told after each how many there are of how many. */
export async function film(folder: string, report: (done: number, of: number) => void): Promise<void> {
  const frames = choreograph(ridgeOfCloth());
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, '--force-color-profile=srgb'],
  });
  try {
    const page = await browser.newPage({ viewport: { ...LOOM } });
    await page.setContent(stageHtml());
    const taken = new Map<string, string>();
    for (const [index, frame] of frames.entries()) {
      const path = join(folder, `${String(index).padStart(3, '0')}.png`);
      const key = JSON.stringify(frame);
      const same = taken.get(key);
      if (same) await copyFile(same, path);
      else {
        await page.evaluate(setScene, frame);
        await page.screenshot({ path });
        taken.set(key, path);
      }
      report(index + 1, frames.length);
    }
  } finally {
    await browser.close();
  }
}
