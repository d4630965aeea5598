/** Terminal controls and bidirectional characters that JSON.stringify() does not escape. */
const CONTROL = /[\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;

/** JSON that is safe to print on a terminal, with the times of the store's columns (`…_at`) in ISO 8601. */
export function toJson(value: unknown, indent?: number): string {
  const withTimes = (key: string, part: unknown) =>
    key.endsWith('_at') && typeof part === 'number' ? new Date(part).toISOString() : part;
  const escapeSign = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value, withTimes, indent).replace(CONTROL, escapeSign);
}
