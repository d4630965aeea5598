/** Country code of Ecuador, for numbers that a visitor wrote without one. */
const HOME_CODE = '593';
/** Shortest and longest number with its country code (E.164). */
const [SHORTEST, LONGEST] = [10, 15];

/**
 * A phone number as WhatsApp knows it, digits with the country code; undefined when it cannot be one. Mobile numbers of
 * Ecuador (`099 123 4567`, `99 123 4567`) get their code; the zero of `+593 (0)99…` is for calls without it.
 */
export function whatsappNumber(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '');
  const number = withCode(phone.trim(), digits).replace(/^5930/, HOME_CODE);
  return number.length >= SHORTEST && number.length <= LONGEST ? number : undefined;
}

function withCode(phone: string, digits: string): string {
  if (phone.startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  if (/^09\d{8}$/.test(digits)) return HOME_CODE + digits.slice(1);
  return /^9\d{8}$/.test(digits) ? HOME_CODE + digits : digits.replace(/^0.*$/, '');
}
