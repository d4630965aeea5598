import type { Palette } from '../../../domain/site/palette.ts';
import { mailColours } from './mail-colours.ts';

type Scheme = ReturnType<typeof mailColours>['day'];
type Colour = keyof Scheme;

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
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const PREVIEW_LENGTH = 120;

type Style = {
  readonly text?: Colour;
  readonly behind?: Colour;
  /** A 1px border on top. */
  readonly ruled?: true;
};

/** `class` and `style` of an element: names of its colours, whose values `htmlEmail` adds, and `more` declarations. */
export function styleAttributes({ text, behind, ruled }: Style, more = ''): string {
  const classes = [text && `c-${text}`, behind && `b-${behind}`, ruled && 'r-rule'];
  return `class="${classes.filter(Boolean).join(' ')}" style="${more}"`;
}

const PROPERTIES: Readonly<Record<string, string>> = {
  c: 'color:',
  b: 'background-color:',
  r: 'border-top: 1px solid',
};

const declare = (name: string, colours: Scheme) => `${PROPERTIES[name.charAt(0)]} ${colours[name.slice(2) as Colour]}`;

/** Adds the light colours to the styles of elements, for mail clients that drop style sheets. Quotes in texts are escaped. */
const withColours = (html: string, day: Scheme) =>
  html.replaceAll(/class="((?:[cbr]-\w+ ?)+)" style="/g, (start, classes: string) =>
    classes.split(' ').reduce((style, name) => `${style}${declare(name, day)};`, start),
  );

// `!important` is needed to override inline styles.
const nightRule = ([name, colour]: readonly [string, string]) =>
  `.c-${name} { color: ${colour} !important } .b-${name} { background-color: ${colour} !important }`;
const styleSheet = (night: Scheme) => `
  :root { color-scheme: light dark; supported-color-schemes: light dark }
  @media (prefers-color-scheme: dark) {
    .r-rule { border-color: ${night.rule} !important }
    ${Object.entries(night).map(nightRule).join('\n    ')}
  }
  @media (max-width: 480px) {
    .edge { padding: 0 !important } .pad { padding-left: 20px !important; padding-right: 20px !important }
    .buttons, .buttons tbody, .buttons tr, .buttons td { display: block !important; width: 100% !important }
    .buttons a { display: block !important; margin: 0 0 12px !important; text-align: center }
    .fact td { display: block !important; width: auto !important; padding-bottom: 0 !important }
    .fact td + td { border-top: 0 !important; padding-top: 0 !important; padding-bottom: 12px !important }
  }`;

/** A link that looks like a button in every mail client. */
export function button(href: string, label: string, variant: 'main' | 'quiet' = 'main'): string {
  const shape = `display: inline-block; max-width: 100%; box-sizing: border-box; margin: 0 8px 8px 0; padding: 13px 22px; font-weight: 600; text-decoration: none; overflow-wrap: anywhere; word-break: break-word`;
  const main = styleAttributes({ text: 'onButton', behind: 'button' }, `${shape}; padding: 15px 24px`);
  const quiet = styleAttributes({ text: 'text' }, `${shape}; border: 2px solid`);
  return `<a href="${escapeHtml(href)}" ${variant === 'main' ? main : quiet}>${escapeHtml(label)}</a>`;
}

function head(title: string, night: Scheme): string {
  return `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${styleSheet(night)}
</style>
</head>`;
}

/**
 * The HTML document of an email, responsive and with a dark scheme; tables, because they are the only layout that mail
 * clients agree on. Inboxes show `preview` after the subject. `body` is HTML, in which every value is escaped.
 */
export function htmlEmail(palette: Palette, title: string, preview: string, body: string): string {
  const { day, night, band } = mailColours(palette);
  const stripes = band.map(([colour, width]) => `<td width="${width}%" height="10" bgcolor="${colour}"></td>`);
  const hidden = 'display: none; max-height: 0; overflow: hidden; mso-hide: all';
  const html = `<!doctype html>
<html lang="es">
${head(title, night)}
<body ${styleAttributes({ text: 'text', behind: 'page' }, `margin: 0; padding: 0; ${FONT}; font-size: 16px; line-height: 1.5`)}>
<div style="${hidden}">${escapeHtml(preview.slice(0, PREVIEW_LENGTH))}</div>
<table ${TABLE} ${styleAttributes({ behind: 'page' })}><tr><td align="center" class="edge" style="padding: 24px 12px">
<table ${TABLE} ${styleAttributes({ text: 'text', behind: 'sheet' }, `max-width: 600px; text-align: left; ${FONT}`)}>
<tr><td><table ${TABLE}><tr>${stripes.join('')}</tr></table></td></tr>
<tr><td class="pad" style="padding: 28px 36px 32px">
${body}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  return withColours(html, day);
}
