import { pathOf } from './debian-packages.ts';
import { startProcess } from './process.ts';
import type { CloseLater } from './resources.ts';
import { until } from './until.ts';

/** Starts a virtual X display with a free number; resolves to its name. Throws when Xvfb is missing. */
export async function openScreen(closeLater: CloseLater): Promise<string> {
  const options = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = startProcess([pathOf('Xvfb'), ...options]);
  closeLater(screen.kill);
  const number = () => /^\d+$/m.exec(screen.output())?.[0];
  await until('Xvfb reports its display', () => number() !== undefined);
  return `:${number()}`;
}
