import { expect, test } from 'vitest';
import { AGENT_LENGTH } from '../../domain/visits/limits.ts';
import { isBot } from './known-bots.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test.each([
  ['a browser', BROWSER, false],
  ['none', '', true],
  ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['a browser with more than is read of an agent', `${BROWSER.padEnd(AGENT_LENGTH, ' x')} Googlebot`, false],
])('isBot() of %s', (_name, agent, expected) => {
  expect(isBot(agent)).toBe(expected);
});
