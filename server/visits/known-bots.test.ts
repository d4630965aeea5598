import { expect, test } from 'vitest';
import { AGENT_LENGTH } from '../../domain/visits/limits.ts';
import { isBot } from './known-bots.ts';

test('isBot() reads only the beginning of an agent', () => {
  const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  expect(isBot(`${browser.padEnd(AGENT_LENGTH, ' x')} Googlebot`)).toBe(false);
});
