import { describe, expect, test } from 'vitest';
import { sampleLeadEmail } from '../../testing/sample-lead-email.ts';
import { leadHtml } from './lead-html.ts';
import { emailSubject, leadText, replyHref } from './lead-text.ts';

describe('the email of a lead', () => {
  test('has a plain text of heading, facts, message and footer', () => {
    expect(leadText(sampleLeadEmail())).toMatchInlineSnapshot(`
      "Nueva solicitud

      Nombre: María Quishpe
      Servicio: SPA Nivel II
      Correo electrónico: maria@correo.example
      Teléfono: +593 99 123 4567
      Recibido: 21 de noviembre de 2026 a las 12:05 p. m.
      Referencia: IL-7F3K2Q

      Necesito una página web
      para mi panadería.

      Responda a este correo: su respuesta le llegará a maria@correo.example.

      -- 
      Este correo llegó por el formulario de https://ilalo.example.
      "
    `);
  });

  test('without a plan names the general wording, without a phone has no such line or link', () => {
    const email = sampleLeadEmail({ from_serviceid: 'Contact', from_service: 'contact', from_phone: '' });
    expect(emailSubject(email)).toBe('Nueva solicitud de María Quishpe: consulta general');
    expect(leadText(email)).not.toContain('Teléfono');
    expect(leadHtml(email)).not.toMatch(/Teléfono|tel:/);
  });

  test.each([
    ['unverified', 'sin JavaScript'],
    ['captcha-unreachable', 'no respondía'],
    ['too-fast', 'menos tiempo'],
  ] as const)('marked %s says so in the subject and above the message', (quarantine, reason) => {
    const email = sampleLeadEmail({ quarantine });
    expect(emailSubject(email)).toBe('[sin verificar] Nueva solicitud de María Quishpe: SPA Nivel II');
    expect(leadText(email).indexOf(reason)).toBeLessThan(leadText(email).indexOf('panadería'));
    expect(leadHtml(email)).toContain(reason);
    expect(leadHtml(sampleLeadEmail())).not.toContain('Sin verificar');
  });

  test('keeps line breaks and drops control characters of the message', () => {
    expect(leadText(sampleLeadEmail({ message: 'uno\r\ndos\0\u001b[2J\ttres' }))).toContain('uno\ndos[2J\ttres');
  });

  test('encodes a reply link for an address full of delimiters', () => {
    const href = replyHref(sampleLeadEmail({ from_email: `a?cc=b&'%@correo.example` }));
    expect(new URL(href).searchParams.get('cc')).toBeNull();
    expect(decodeURIComponent(new URL(href).pathname)).toBe(`a?cc=b&'%@correo.example`);
  });

  test('links a reply by email and by phone', () => {
    const html = leadHtml(sampleLeadEmail());
    expect(html).toContain('href="mailto:maria@correo.example?subject=Su%20solicitud%20a%20Ilal%C3%B3%20(IL-7F3K2Q)"');
    expect(html).toContain('href="tel:+593991234567"');
  });

  test('escapes every value in HTML', () => {
    const evil = `<b title="x" y='z'>&`;
    const html = leadHtml(
      sampleLeadEmail({ from_name: evil, from_phone: evil, from_service: evil, message: '</div><script>' }),
    );
    expect(html).toContain('&lt;b title=&quot;x&quot; y=&#39;z&#39;&gt;&amp;');
    expect(html).not.toMatch(/<b |<script/);
  });

  test('has dark colours besides the light ones', () => {
    const html = leadHtml(sampleLeadEmail());
    const used = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
    for (const name of [...used].filter((found) => /^[bc]-/.test(found))) {
      expect(html).toContain(`.${name} {`);
    }
    for (const name of ['c-text', 'c-muted', 'b-page', 'b-sheet', 'b-quote', 'b-button', 'line'])
      expect(used).toContain(name);
  });
});

test.each([
  ['+593 99 123 4567', 'tel:+593991234567'],
  ['(02) 234-5678', 'tel:022345678'],
  ['099 123 4567 / ext. 23', undefined],
  ['0991234567 o 022345678', undefined],
  ['llámeme a las 5', undefined],
])('the phone «%s» links to %s', (from_phone, href) => {
  const html = leadHtml(sampleLeadEmail({ from_phone }));
  expect(/href="(tel:[^"]*)"/.exec(html)?.[1]).toBe(href);
});
