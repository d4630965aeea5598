import { expect, test } from 'vitest';
import { readDevice } from './device.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test.each([
  [IPHONE, undefined, 'phone'],
  [ANDROID, undefined, 'phone'],
  [DESKTOP, undefined, 'computer'],
  [DESKTOP, '?1', 'phone'],
  [ANDROID, '?0', 'computer'],
  [ANDROID, ['?0', '?1'], 'phone'],
  ['', undefined, 'computer'],
])('%s with the hint %j is a %s', (agent, hint, expected) => {
  expect(readDevice(agent, hint)).toBe(expected);
});
