import { describe, expect, test } from 'vitest';
import { fitMailtoBody, MAILTO_BODY_LIMIT } from './mailto-body.ts';

const ENDING = '… [cut]';
const encodedLength = (text: string) => encodeURIComponent(text).length;

describe('fitMailtoBody', () => {
  test.each(['', 'short', 'x'.repeat(MAILTO_BODY_LIMIT), 'á'.repeat(MAILTO_BODY_LIMIT / 6)])(
    'leaves text within the limit unchanged (case %#)',
    (text) => {
      expect(fitMailtoBody(text, ENDING)).toBe(text);
    },
  );

  test.each(['x', 'á', '🌽', 'a\n'])(
    'truncates a long text of «%s» between characters and appends the ending',
    (piece) => {
      const text = piece.repeat(5000);
      const body = fitMailtoBody(text, ENDING);
      const kept = body.slice(0, -ENDING.length);
      expect(body).toBe(kept + ENDING);
      expect(text.startsWith(kept)).toBe(true);
      expect(encodedLength(body)).toBeLessThanOrEqual(MAILTO_BODY_LIMIT);
      expect(encodedLength(body)).toBeGreaterThan(MAILTO_BODY_LIMIT - encodedLength(piece) * 2);
    },
  );

  test('drops a lone surrogate', () => {
    expect(fitMailtoBody('a\ud83cb', ENDING)).toBe('ab');
  });
});
