import { letter as words } from '../../content/messages.ts';
import { letterFacts, letterMessage, letterSubject, replyHref } from './letter-text.ts';
import type { Letter } from './transport.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

// Mail programs read neither custom properties nor oklch(): the palette of DESIGN §2 as sRGB.
const STYLE = `
  body { margin: 0; background: #f7f9f1; color: #0d2219; font: 16px/1.5 system-ui, sans-serif }
  main { max-width: 36rem; margin: 0 auto; padding: 1.5rem }
  h1 { margin: 0 0 1rem; padding-top: 1rem; border-top: 6px solid #ffc62d; font-size: 1.5rem }
  dt { color: #42554a; font-size: .875rem } dd { margin: 0 0 .5rem; overflow-wrap: anywhere }
  blockquote { margin: 1rem 0; padding: 1rem; background: #eaeddd; white-space: pre-wrap; overflow-wrap: anywhere }
  .reply { display: inline-block; padding: .75rem 1.25rem; background: #0d2219; color: #f7f9f1; text-decoration: none }
  footer { margin-top: 1.5rem; color: #42554a; font-size: .875rem }
  @media (prefers-color-scheme: dark) {
    body { background: #081611; color: #f0f1e7 } blockquote { background: #11221c } dt, footer { color: #b6beaf }
    .reply { background: #f0f1e7; color: #081611 }
  }`;

/** The letter as a small HTML page: readable on a phone, light or dark; every value is escaped. */
export function letterHtml(letter: Letter): string {
  const facts = letterFacts(letter).map(
    ([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(letterSubject(letter))}</title>
<style>${STYLE}
</style>
<main>
<h1>${escapeHtml(words.heading)}</h1>
<blockquote>${escapeHtml(letterMessage(letter))}</blockquote>
<dl>${facts.join('\n')}</dl>
<p><a class="reply" href="${escapeHtml(replyHref(letter))}">${escapeHtml(words.reply(letter.from_name))}</a></p>
<footer>${escapeHtml(words.footer(letter.from_site))}</footer>
</main>
</html>
`;
}
