import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { contactForm } from '../../content/pages/contact.ts';
import ContactForm from './ContactForm.tsx';

const html = renderToStaticMarkup(<ContactForm />);
const boxOf = (name: string) => new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`, 'i').exec(html)?.[0] ?? '';

test('says what the star of a field means before the first one', () => {
  const said = html.indexOf(contactForm.required);
  expect(said).toBeGreaterThan(0);
  expect(said).toBeLessThan(html.indexOf('>*<'));
});

describe('the keyboard of a telephone', () => {
  test.each([
    ['from_name', ['autoComplete="name"', 'autoCapitalize="words"', 'enterKeyHint="next"', 'spellCheck="false"']],
    ['from_email', ['autoComplete="email"', 'autoCapitalize="none"', 'enterKeyHint="next"', 'spellCheck="false"']],
    ['from_phone', ['type="tel"', 'autoComplete="tel"', 'enterKeyHint="next"']],
  ])('suits %s, and corrects nothing', (name, attributes) => {
    for (const attribute of [...attributes, 'autoCorrect="off"']) expect(boxOf(name)).toContain(attribute);
  });

  test('helps with the message, whose Enter key begins a line', () => {
    expect(boxOf('message')).not.toMatch(/spellcheck|autocorrect|autocapitalize|enterkeyhint/i);
  });
});
