import { describe, expect, test } from 'vitest';
import { company, contactForm, contactProblems, contactStatus } from '../../tests/harness/unit/our-content.ts';
import { renderToStaticMarkup } from '../../tests/harness/unit/render-with-content.tsx';
import ContactForm from './ContactForm.tsx';
import { formWords } from './form-words.ts';

const words = formWords({ company, contactForm, contactProblems, contactStatus });
const html = renderToStaticMarkup(<ContactForm words={words} />);
const boxOf = (name: string) => new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`, 'i').exec(html)?.[0] ?? '';

test('ContactForm explains the asterisk before the first field', () => {
  const said = html.indexOf(contactForm.required);
  expect(said).toBeGreaterThan(0);
  expect(said).toBeLessThan(html.indexOf('>*<'));
});

test('no field cuts what is pasted: a text that is too long is refused with a reason', () => {
  expect(html).not.toMatch(/maxlength/i);
});

test('after a post without script, the reason of a failure stands there once', () => {
  const failed = renderToStaticMarkup(<ContactForm words={words} failed="Por esto." values={{ message: 'Hola' }} />);
  expect(failed.split(/<[^>]*>/).filter((text) => text === 'Por esto.')).toHaveLength(1);
});

test('the honeypot is empty, and no browser fills it in', () => {
  expect(boxOf('website')).toContain('autoComplete="off"');
  expect(boxOf('website')).not.toContain('value=');
});

describe('the mobile keyboard', () => {
  test.each([
    ['from_name', ['autoComplete="name"', 'autoCapitalize="words"', 'enterKeyHint="next"', 'spellCheck="false"']],
    ['from_email', ['autoComplete="email"', 'autoCapitalize="none"', 'enterKeyHint="next"', 'spellCheck="false"']],
    ['from_phone', ['type="tel"', 'autoComplete="tel"', 'enterKeyHint="next"']],
  ])('suits the field %s and does not correct it', (name, attributes) => {
    for (const attribute of [...attributes, 'autoCorrect="off"']) expect(boxOf(name)).toContain(attribute);
  });

  test('may correct the message; Enter starts a new line there', () => {
    expect(boxOf('message')).not.toMatch(/spellcheck|autocorrect|autocapitalize|enterkeyhint/i);
  });
});
