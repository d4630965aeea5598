import { describe, expect, test } from 'vitest';
import { CONTACT_LIMITS, type ContactProblems, isEmail, parseContactMessage } from './contact-message.ts';

const valid = { from_name: 'Ñusta Cárdenas', from_email: 'nusta@correo.ec', message: 'Quisiera una página.' };

function problemsOf(changes: Record<string, unknown>): ContactProblems {
  const result = parseContactMessage({ ...valid, ...changes });
  return result.ok ? {} : result.problems;
}

describe('parseContactMessage', () => {
  test('fills in defaults for optional fields', () => {
    expect(parseContactMessage(valid)).toEqual({
      ok: true,
      message: { ...valid, from_phone: '', from_serviceid: 'Contact', from_service: 'contact' },
    });
  });

  test('trims every field and drops unknown ones', () => {
    const sent = {
      from_name: ' Ana ',
      from_email: ' a@b.ec\t',
      from_phone: ' 099 ',
      message: '\n 0123456789 \n',
      role: 'x',
    };
    expect(parseContactMessage({ ...sent, from_serviceid: ' nivel-2 ', from_service: ' Sitio_II ' })).toEqual({
      ok: true,
      message: {
        from_name: 'Ana',
        from_email: 'a@b.ec',
        from_phone: '099',
        message: '0123456789',
        from_serviceid: 'nivel-2',
        from_service: 'Sitio_II',
      },
    });
  });

  test('drops NUL from a message', () => {
    const parsed = parseContactMessage({ ...valid, message: '\0Quisiera\0 una página.\0' });
    expect(parsed).toMatchObject({ ok: true, message: { message: valid.message } });
  });

  test.each([
    ['nothing at all', undefined],
    ['null', null],
    ['an empty object', {}],
  ])('reports every required field of %s', (_, input) => {
    const problems = { from_name: 'required', from_email: 'email', message: 'messageShort' };
    expect(parseContactMessage(input)).toEqual({ ok: false, problems });
  });

  test.each([['a string'], [42], [true], [[]], [() => 0]])('rejects %j without throwing', (input) => {
    expect(parseContactMessage(input).ok).toBe(false);
  });

  const long = (length: number) => 'x'.repeat(length);
  test.each([
    // A trimmed name has at least 2 characters, a trimmed message at least 10.
    ['from_name', '', 'required'],
    ['from_name', 'A', 'required'],
    ['from_name', '  A  ', 'required'],
    ['from_name', 'Al', undefined],
    ['from_name', 7, 'required'],
    ['from_name', null, 'required'],
    ['from_name', ['Ana', 'Eva'], 'required'],
    ['message', '', 'messageShort'],
    ['message', '123456789', 'messageShort'],
    ['message', ` 123456789${' '.repeat(50)}`, 'messageShort'],
    ['message', '1234567890', undefined],
    ['message', {}, 'messageShort'],
    ['from_email', '', 'email'],
    ['from_email', 'nadie', 'email'],
    ['from_email', 7, 'email'],
    // The phone is optional and not validated.
    ['from_phone', '', undefined],
    ['from_phone', 'no es un número', undefined],
    // At each limit and one beyond.
    ['from_name', long(CONTACT_LIMITS.from_name), undefined],
    ['from_name', long(CONTACT_LIMITS.from_name + 1), 'tooLong'],
    ['from_phone', long(CONTACT_LIMITS.from_phone), undefined],
    ['from_phone', long(CONTACT_LIMITS.from_phone + 1), 'tooLong'],
    ['message', long(CONTACT_LIMITS.message), undefined],
    ['message', long(CONTACT_LIMITS.message + 1), 'messageLong'],
    ['from_service', long(CONTACT_LIMITS.from_service), undefined],
    ['from_service', long(CONTACT_LIMITS.from_service + 1), 'tooLong'],
    ['from_serviceid', long(CONTACT_LIMITS.from_serviceid + 1), 'tooLong'],
    // Only the message may have several lines.
    ['message', 'Primera línea\nsegunda línea\r\n\ttercera', undefined],
  ])('%s with the value %j has the problem %s', (field, value, problem) => {
    expect(problemsOf({ [field]: value })).toEqual(problem ? { [field]: problem } : {});
  });

  // biome-ignore format: keep the list compact
  const FORBIDDEN = [
   
    '\r', '\n', '\0', '\t', '\x07', '\x1b', '\x7f', '\x85', '\u061c', '\u200e', '\u200f', '\u2028', '\u2029', '\u202a',
    '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069',
  ];
  test.each(['from_name', 'from_phone', 'from_service', 'from_serviceid'])(
    '%s rejects control characters, line separators and bidirectional marks',
    (field) => {
      const refused = FORBIDDEN.filter(
        (character) => problemsOf({ [field]: `ab${character}cd` })[field as 'from_name'] === 'oneLine',
      );
      expect(refused.map((text) => text.codePointAt(0))).toEqual(FORBIDDEN.map((text) => text.codePointAt(0)));
    },
  );

  test.each([
    ['from_phone', '\u202a+593 99 000 0000\u202c', '+593 99 000 0000'],
    ['from_phone', '\u2066 099 000 0000 \u2069', '099 000 0000'],
    ['from_email', '\ufeffana@tilo.example\u200b', 'ana@tilo.example'],
    ['from_name', ' \u200eAna\u200f\n', 'Ana'],
  ])('%s is read without what is invisible around it: %j', (field, value, read) => {
    const parsed = parseContactMessage({ ...valid, [field]: value });
    expect(parsed.ok && parsed.message[field as 'from_name']).toBe(read);
  });

  test('leaves people’s names unchanged', () => {
    for (const name of ["D'Ávila-Núñez, M.ª", '李小龙', 'محمد', 'Zoë 😀', 'José'.normalize('NFD')])
      expect(problemsOf({ from_name: name })).toEqual({});
  });

  test.each([
    ['from_name', ' '.repeat(1_000_000)],
    ['from_name', `${' '.repeat(500_000)}x${' '.repeat(500_000)}`],
    ['from_email', `${'a.'.repeat(500_000)}@b`],
    ['from_email', '@'.repeat(1_000_000)],
    ['message', '\n'.repeat(1_000_000)],
    ['message', 'x'.repeat(1_000_000)],
  ])('rejects a huge %s', (field, value) => {
    expect(Object.keys(problemsOf({ [field]: value }))).toEqual([field]);
  });
});

const sixtyThree = 'd'.repeat(63);
describe('isEmail', () => {
  test.each([
    'a@b.c',
    'nombre.apellido+web@sub.dominio.com.ec',
    "!#$%&'*+/=?^_`{|}~-@correo.ec",
    '.punto..punto.@correo.ec',
    'MAYUS@CORREO.EC',
    'a@xn--ibarra-9wa.ec',
    `a@${sixtyThree}.ec`,
    `${'a'.repeat(254 - '@correo.ec'.length)}@correo.ec`,
  ])('accepts %s', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  test.each([
    '',
    '@b.ec',
    'a.b.ec',
    'a@b',
    'a@b..ec',
    'a@b@c.ec',
    'a b@c.ec',
    'a@b.ec\r\nBcc: otra@b.ec',
    'a,b@c.ec',
    'Ana <a@b.ec>',
    'ñandú@correo.ec',
    'a@ñandú.ec',
    'a@-b.ec',
    'a@b-.ec',
    'a@b_c.ec',
    `a@${sixtyThree}d.ec`,
    `${'a'.repeat(255 - '@correo.ec'.length)}@correo.ec`,
  ])('rejects %j', (email) => {
    expect(isEmail(email)).toBe(false);
  });
});

test('a CRLF line break counts as one character of the message', () => {
  const message = `${'línea\r\n'.repeat(800)}fin`;
  const parsed = parseContactMessage({ from_name: 'Ana', from_email: 'ana@correo.example', message });
  expect(message.length).toBeGreaterThan(CONTACT_LIMITS.message);
  expect(parsed).toMatchObject({ ok: true, message: { message: `${'línea\n'.repeat(800)}fin` } });
});
