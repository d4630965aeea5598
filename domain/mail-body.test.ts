import { describe, expect, test } from 'vitest';
import { fitMailBody, MAIL_BODY_LIMIT } from './mail-body.ts';

const NOTICE = '[cut]';
const encodedLength = (text: string) => encodeURIComponent(text).length;

describe('the body of a mailto: link', () => {
  test.each(['', 'short', 'x'.repeat(MAIL_BODY_LIMIT), 'á'.repeat(MAIL_BODY_LIMIT / 6)])(
    'is not truncated within the limit, %#',
    (text) => {
      expect(fitMailBody(text, NOTICE)).toBe(text);
    },
  );

  test.each(['x', 'á', '🌽', 'a\n'])('of many «%s» is truncated between characters, with a note', (piece) => {
    const text = piece.repeat(5000);
    const body = fitMailBody(text, NOTICE);
    const kept = body.slice(0, -`…\n\n${NOTICE}`.length);
    expect(body).toBe(`${kept}…\n\n${NOTICE}`);
    expect(text.startsWith(kept)).toBe(true);
    expect(encodedLength(body)).toBeLessThanOrEqual(MAIL_BODY_LIMIT);
    expect(encodedLength(body)).toBeGreaterThan(MAIL_BODY_LIMIT - encodedLength(piece) * 2);
  });

  test('drops a lone surrogate', () => {
    expect(fitMailBody('a\ud83cb', NOTICE)).toBe('ab');
  });
});
