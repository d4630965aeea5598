import { formatHex } from 'culori';
import { excerpt } from '../../domain/excerpt.ts';
import { dayAndNight, type Palette } from '../../domain/site/palette.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const FONT = 'font-family: system-ui, -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif';
const PREVIEW_LENGTH = 120;
/** Attributes of a table that is there for its layout. */
export const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
/** Breaks what a visitor typed without spaces. */
export const WRAP = 'overflow-wrap: anywhere; word-break: break-word';
/** The line above a row, in the colour of its text. */
export const RULED = 'border-top: 1px solid';
/** The box of a quotation. */
export const QUOTE = `margin: 20px 0 0; padding: 2px 0 2px 16px; border-left: 4px solid; ${WRAP}`;

const STYLE_SHEET = `
  :root { color-scheme: light dark; supported-color-schemes: light dark }
  @media (max-width: 480px) {
    .buttons, .buttons tbody, .buttons tr, .buttons td { display: block !important; width: 100% !important }
    .buttons a { display: block !important; margin: 0 0 12px !important; text-align: center }
    .fact td { display: block !important; width: auto !important; padding-bottom: 0 !important }
    .fact td + td { border-top: 0 !important; padding-top: 0 !important; padding-bottom: 12px !important }
  }`;

/** An element with the text `text`, which is escaped. */
export const element = (name: 'p' | 'h1' | 'td' | 'div', style: string, text: string) =>
  `<${name} style="${style}">${escapeHtml(text)}</${name}>`;

/** The heading of an email. */
export const title = (text: string) =>
  element('h1', `margin: 4px 0 0; font-size: 28px; line-height: 1.15; ${WRAP}`, text);

/** Lines of text, a paragraph each. */
export const paragraphs = (lines: readonly string[]) => lines.map((line) => element('p', 'margin: 12px 0 0', line));

/** Small print before or after the text. */
export const smallPrint = (text: string, margin = '0') =>
  element('p', `margin: ${margin}; font-size: 14px; ${WRAP}`, text);

/** A link that looks like a button in every mail client; the main one has the heavier border. */
export function button(href: string, label: string, variant: 'main' | 'quiet' = 'main'): string {
  const shape = `display: inline-block; max-width: 100%; box-sizing: border-box; margin: 0 8px 8px 0; padding: 13px 22px; color: inherit; font-weight: 600; text-decoration: none; ${WRAP}`;
  return `<a href="${escapeHtml(href)}" style="${shape}; border: ${variant === 'main' ? 3 : 1}px solid">${escapeHtml(label)}</a>`;
}

/** The buttons of an email, side by side or, on a telephone, below each other. */
export const buttons = (...links: readonly string[]) =>
  `<table class="buttons" ${TABLE} style="margin-top: 20px"><tr><td>${links.join('')}</td></tr></table>`;

/** The band at the top, a woven belt in colours of the palette: as sRGB, because mail clients know no `oklch()`. */
function band(palette: Palette): string {
  const stripes = [
    ['maiz', 46],
    ['noche', 4],
    ['grana', 20],
    ['maiz', 6],
    ['anil', 24],
  ] as const;
  const cells = stripes.map(
    ([name, width]) =>
      `<td width="${width}%" height="10" bgcolor="${formatHex(dayAndNight(palette[name])[0]) ?? ''}"></td>`,
  );
  return `<table ${TABLE}><tr>${cells.join('')}</tr></table>`;
}

/**
 * The HTML document of an email: in the colours that the mail client has for text, so that it suits its light and dark
 * modes; tables, because they are the only layout that mail clients agree on. Inboxes show `preview` after the subject.
 * `body` is HTML, in which every value is escaped.
 */
export function htmlEmail(palette: Palette, subject: string, preview: string, body: string): string {
  const hidden = 'display: none; max-height: 0; overflow: hidden; mso-hide: all';
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE_SHEET}
</style>
</head>
<body style="margin: 0; padding: 0; ${FONT}; font-size: 16px; line-height: 1.5">
<div style="${hidden}">${escapeHtml(excerpt(preview, PREVIEW_LENGTH))}</div>
<table ${TABLE}><tr><td align="center">
<table ${TABLE} style="max-width: 600px; text-align: left; ${FONT}">
<tr><td>${band(palette)}</td></tr>
<tr><td style="padding: 28px 20px 32px">
${body}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
