import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { keepOwnHashes } from './policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('keepOwnHashes drops the hashes of other pages and keeps everything else', () => {
  const html = '<style>a{}</style><script type="module">go()</script><script src="/x.js"></script>';
  const policy = `default-src 'none'; script-src 'self' ${hash('go()')} ${hash('elsewhere()')}; style-src 'self' ${hash('a{}')};`;
  expect(keepOwnHashes(policy, html)).toBe(
    `default-src 'none'; script-src 'self' ${hash('go()')}; style-src 'self' ${hash('a{}')};`,
  );
});
