import type { Variables } from './env-schema.ts';
import { isGiven } from './env-secrets.ts';

const EMAILJS = ['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'EMAILJS_PUBLIC_KEY'];
const NOTIFICATIONS = [
  ['TELEGRAM_TOKEN', 'TELEGRAM_CHAT'],
  ['NOTIFY_URL', 'NOTIFY_SECRET'],
];
const CAPTCHA_KEYS = ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'];

/** Cross-field validation. Each problem begins with the variable to set or to change. */
export function crossFieldProblems(given: Variables): string[] {
  // Acknowledgements are sent by SMTP only.
  const acknowledgement = given['CONTACT_ACK'] === 'true' ? missing(given, ['SMTP_URL'], 'CONTACT_ACK is true') : [];
  const { PORT = '4321', METRICS_PORT } = given;
  const ports = METRICS_PORT === PORT && PORT !== '0' ? ['METRICS_PORT: expected another port than PORT'] : [];
  const others = [...notificationProblems(given), ...captchaProblems(given)];
  return [...deliveryProblems(given), ...acknowledgement, ...ports, ...others];
}

/** A problem for each variable that is expected and not given. */
const missing = (given: Variables, names: readonly string[], reason: string): string[] =>
  names.filter((name) => !isGiven(given, name)).map((name) => `${name}: expected, because ${reason}`);

/** Every configured transport is complete, and production has at least one. */
function deliveryProblems(given: Variables): string[] {
  const asked = given['MAIL_TRANSPORT']?.split(',').map((name) => name.trim());
  const wantsEmailjs = asked?.includes('emailjs') || [...EMAILJS, 'EMAILJS_PRIVATE_KEY'].some((name) => given[name]);
  if (given['NODE_ENV'] === 'production' && !asked && !isGiven(given, 'SMTP_URL') && !wantsEmailjs) {
    const expected = 'SMTP_URL, EMAILJS_…, or file if emails on disk will do';
    return [`MAIL_TRANSPORT: nothing is configured to send mail; expected ${expected}`];
  }
  return [
    ...(asked?.includes('smtp') ? missing(given, ['SMTP_URL'], 'MAIL_TRANSPORT names smtp') : []),
    ...(wantsEmailjs ? missing(given, EMAILJS, 'mail goes by EmailJS') : []),
  ];
}

/** Each notification is configured completely or not at all. */
function notificationProblems(given: Variables): string[] {
  const begun = NOTIFICATIONS.filter((names) => names.some((name) => isGiven(given, name)));
  if (begun.length === 0 && given['NOTIFY_BODY'] === 'full')
    return ['NOTIFY_BODY: expected reference, because neither TELEGRAM_TOKEN nor NOTIFY_URL is set'];
  return begun.flatMap((names) => missing(given, names, `${names.find((name) => isGiven(given, name))} is set`));
}

/** Provider and keys are set together or not at all. */
function captchaProblems(given: Variables): string[] {
  const { CAPTCHA_PROVIDER = 'altcha' } = given;
  if (CAPTCHA_PROVIDER !== 'altcha') return missing(given, CAPTCHA_KEYS, 'CAPTCHA_PROVIDER is not altcha');
  const idle = [...CAPTCHA_KEYS, 'CAPTCHA_VERIFY_URL'].find((name) => isGiven(given, name));
  return idle ? [`CAPTCHA_PROVIDER: expected turnstile, hcaptcha or recaptcha, because ${idle} is set`] : [];
}
