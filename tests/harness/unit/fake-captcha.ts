import { randomUUID } from 'node:crypto';
import type { Challenge } from 'altcha-lib/types';
import type { Captcha, CaptchaVerdict } from '../../../server/contact/captcha/captcha.ts';

/** A unique response that the fake captcha accepts. */
export const solvedCaptcha = () => `solved ${randomUUID()}`;

/** A captcha whose verdict is in the response: `solved …`, `fast …`, `unreachable`, otherwise refused. */
export const fakeCaptcha: Captcha = {
  offer: async () => ({ provider: 'altcha', challenge: {} as Challenge }),
  check: async (response): Promise<CaptchaVerdict> => {
    if (response.startsWith('solved')) return { kind: 'passed', nonce: response };
    if (response.startsWith('fast')) return { kind: 'tooFast', nonce: response };
    return { kind: response === 'unreachable' ? 'unreachable' : 'refused' };
  },
};
