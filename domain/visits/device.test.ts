import { expect, test } from 'vitest';
import { readDevice } from './device.ts';

const ANDROID = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test.each([
  [ANDROID, undefined, 'phone'],
  [DESKTOP, undefined, 'computer'],
  [DESKTOP, '?1', 'phone'],
  [ANDROID, '?0', 'computer'],
  [ANDROID, ['?0', '?1'], 'phone'],
])('%s with the hint %j is a %s', (agent, hint, expected) => {
  expect(readDevice(agent, hint)).toBe(expected);
});
