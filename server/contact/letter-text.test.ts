import { describe, expect, test } from 'vitest';
import { sampleLetter } from '../testing/sample-letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterSubject, letterText, replyHref } from './letter-text.ts';

describe('a letter', () => {
  test('reads as plain text in the order of a card', () => {
    expect(letterText(sampleLetter())).toMatchInlineSnapshot(`
      "Nueva solicitud

      Nombre: María Quishpe
      Correo electrónico: maria@correo.example
      Teléfono: +593 99 123 4567
      Servicio: SPA Nivel II
      Referencia: IL-7F3K2Q
      Recibido: 21 de noviembre de 2026 a las 12:05 p. m.
      Sitio: https://ilalo.example

      Necesito una página web
      para mi panadería.

      -- 
      Este mensaje llegó por el formulario de https://ilalo.example. Respóndalo directamente: la respuesta va al visitante.
      "
    `);
  });

  test('without a plan is a general question, without a phone has no such line', () => {
    const letter = sampleLetter({ from_serviceid: 'Contact', from_service: 'contact', from_phone: '' });
    expect(letterSubject(letter)).toBe('Nueva solicitud de María Quishpe: consulta general');
    expect(letterText(letter)).not.toContain('Teléfono');
  });

  test('keeps lines and drops control characters of a message', () => {
    expect(letterText(sampleLetter({ message: 'uno\r\ndos\0\u001b[2J\ttres' }))).toContain('uno\ndos[2J\ttres');
  });

  test('links to an answer even for an address full of signs', () => {
    const href = replyHref(sampleLetter({ from_email: `a?cc=b&'%@correo.example` }));
    expect(new URL(href).searchParams.get('cc')).toBeNull();
    expect(decodeURIComponent(new URL(href).pathname)).toBe(`a?cc=b&'%@correo.example`);
  });

  test('escapes every value in HTML', () => {
    const html = letterHtml(sampleLetter({ from_name: `<b title="x" y='z'>&`, message: '</blockquote><script>' }));
    expect(html).toContain('&lt;b title=&quot;x&quot; y=&#39;z&#39;&gt;&amp;');
    expect(html).not.toMatch(/<b |<script/);
  });
});
