import type { Variables } from './env-values.ts';

const EMAILJS = ['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'EMAILJS_PUBLIC_KEY'] as const;
const CAPTCHA_KEYS = ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'] as const;

/** Cross-field validation. Each problem begins with the variable to set or to change. */
export function crossFieldProblems(given: Variables): string[] {
  return [
    ...deliveryProblems(given),
    ...acknowledgementProblems(given),
    ...notificationProblems(given),
    ...captchaProblems(given),
  ];
}

/** Every configured transport is complete, and production has at least one. */
function deliveryProblems(given: Variables): string[] {
  const { MAIL_TRANSPORT, NODE_ENV, EMAILJS_PRIVATE_KEY } = given;
  const asked = MAIL_TRANSPORT?.split(',').map((name) => name.trim());
  const problems: string[] = [];
  if (asked?.includes('smtp') && !hasSmtp(given)) {
    problems.push('SMTP_URL: expected, because MAIL_TRANSPORT names smtp');
  }
  const touchesEmailjs = EMAILJS_PRIVATE_KEY !== undefined || EMAILJS.some((name) => given[name]);
  const wantsEmailjs = asked?.includes('emailjs') || touchesEmailjs;
  const missing = wantsEmailjs ? EMAILJS.filter((name) => !given[name]) : [];
  problems.push(...missing.map((name) => `${name}: expected, because mail goes by EmailJS`));
  if (NODE_ENV === 'production' && !asked && !hasSmtp(given) && !wantsEmailjs) {
    const expected = 'SMTP_URL, EMAILJS_…, or file if emails on disk will do';
    problems.push(`MAIL_TRANSPORT: nothing is configured to send mail; expected ${expected}`);
  }
  return problems;
}

/** An unreadable `SMTP_URL_FILE` counts as set, because it is reported already. */
const hasSmtp = ({ SMTP_URL, SMTP_URL_FILE }: Variables) => Boolean(SMTP_URL || SMTP_URL_FILE);

/** Acknowledgements are sent by SMTP only. */
function acknowledgementProblems(given: Variables): string[] {
  if (given['CONTACT_ACK'] !== 'true' || hasSmtp(given)) return [];
  return ['SMTP_URL: expected, because CONTACT_ACK is true'];
}

/** Each notification is configured completely or not at all. */
function notificationProblems(given: Variables): string[] {
  const isGiven = (name: string) => Boolean(given[name] || given[`${name}_FILE`]);
  const pairs = [
    ['TELEGRAM_TOKEN', 'TELEGRAM_CHAT'],
    ['NOTIFY_URL', 'NOTIFY_SECRET'],
  ].map((pair) => ({ set: pair.filter(isGiven), missing: pair.filter((name) => !isGiven(name)) }));
  const halves = pairs.flatMap(({ set, missing }) =>
    set.length > 0 ? missing.map((name) => `${name}: expected, because ${set[0]} is set`) : [],
  );
  if (given['NOTIFY_BODY'] !== 'full' || pairs.some(({ set }) => set.length > 0)) return halves;
  return ['NOTIFY_BODY: expected reference, because neither TELEGRAM_TOKEN nor NOTIFY_URL is set'];
}

/** Provider and keys are set together or not at all. */
function captchaProblems(given: Variables): string[] {
  const { CAPTCHA_PROVIDER = 'altcha', CAPTCHA_SECRET_FILE } = given;
  const isGiven = (name: string) => Boolean(given[name] || (name === 'CAPTCHA_SECRET' && CAPTCHA_SECRET_FILE));
  if (CAPTCHA_PROVIDER !== 'altcha') {
    const missing = CAPTCHA_KEYS.filter((name) => !isGiven(name));
    return missing.map((name) => `${name}: expected, because CAPTCHA_PROVIDER is not altcha`);
  }
  const idle = [...CAPTCHA_KEYS, 'CAPTCHA_VERIFY_URL'].find(isGiven);
  return idle ? [`CAPTCHA_PROVIDER: expected turnstile, hcaptcha or recaptcha, because ${idle} is set`] : [];
}
