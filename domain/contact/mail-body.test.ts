import { describe, expect, test } from 'vitest';
import { fitMailBody, MAIL_BODY_LIMIT } from './mail-body.ts';

const NOTICE = '[cut]';
const encodedLength = (text: string) => encodeURIComponent(text).length;

describe('the text of a mailto: address', () => {
  test.each(['', 'short', 'x'.repeat(MAIL_BODY_LIMIT), 'á'.repeat(MAIL_BODY_LIMIT / 6)])(
    '%# fits: it is whole',
    (text) => {
      expect(fitMailBody(text, NOTICE)).toBe(text);
    },
  );

  test.each(['x', 'á', '🌽', 'a\n'])('a long one of «%s» is cut between characters, and says so', (piece) => {
    const text = piece.repeat(5000);
    const body = fitMailBody(text, NOTICE);
    const kept = body.slice(0, -`…\n\n${NOTICE}`.length);
    expect(body).toBe(`${kept}…\n\n${NOTICE}`);
    expect(text.startsWith(kept)).toBe(true);
    expect(encodedLength(body)).toBeLessThanOrEqual(MAIL_BODY_LIMIT);
    expect(encodedLength(body)).toBeGreaterThan(MAIL_BODY_LIMIT - encodedLength(piece) * 2);
  });

  test('half a character is left out', () => {
    expect(fitMailBody('a\ud83cb', NOTICE)).toBe('ab');
  });
});
