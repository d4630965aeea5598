import type { Palette } from '../../domain/site/palette.ts';
import { button, escapeHtml, htmlEmail, styleAttributes } from '../contact/email/layout.ts';
import type { DigestContent, DigestRow } from './digest-content.ts';
import type { DigestLinks } from './digest-text.ts';
import { digestWords as words } from './words.ts';

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
const CELL = 'padding: 8px 0; vertical-align: top';
/** Digits of equal width, so that columns line up. */
const NUMBER = `${CELL}; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap`;

/** A digest as HTML. Every value is escaped. */
export function digestHtml(palette: Palette, content: DigestContent, { desk, site }: DigestLinks): string {
  const footer = `<p ${styleAttributes({ text: 'muted' }, 'margin: 24px 0 0; font-size: 14px')}>${escapeHtml(words.footer(site))}</p>`;
  const open =
    desk &&
    `<table class="buttons" ${TABLE} style="margin-top: 28px"><tr><td>${button(desk, words.desk)}</td></tr></table>`;
  const body = [heading(content), tasks(content.toDo), ...content.tables.map(table), open ?? '', footer];
  return htmlEmail(palette, content.subject, [...content.toDo, content.period].join(' '), body.join('\n'));
}

function heading({ title, period }: DigestContent): string {
  return `<p ${styleAttributes({ text: 'muted' }, 'margin: 0; font-size: 14px')}>${escapeHtml(words.heading)}</p>
<h1 ${styleAttributes({ text: 'text' }, 'margin: 4px 0 0; font-size: 28px; line-height: 1.15')}>${escapeHtml(title)}</h1>
<p ${styleAttributes({ text: 'text' }, 'margin: 6px 0 20px; font-size: 16px')}>${escapeHtml(period)}</p>`;
}

/** What needs the owner's attention, as a list in the colour of warnings. */
function tasks(toDo: readonly string[]): string {
  const box = 'margin: 0 0 8px; padding: 18px 20px';
  if (toDo.length === 0)
    return `<p ${styleAttributes({ text: 'text', behind: 'quote' }, box)}>${escapeHtml(words.nothingToDo)}</p>`;
  const lines = toDo.map(
    (task) => `<p ${styleAttributes({ text: 'text' }, 'margin: 8px 0 0')}>${escapeHtml(task)}</p>`,
  );
  const title = `<p ${styleAttributes({ text: 'warning' }, 'margin: 0')}><strong>${escapeHtml(words.toDo)}</strong></p>`;
  return `<div ${styleAttributes({ text: 'text', behind: 'quote' }, box)}>${title}${lines.join('')}</div>`;
}

function table({ title, rows }: DigestContent['tables'][number]): string {
  const isCompared = rows.some((row) => row.length > 2);
  const names = isCompared ? words.columns.map(columnName) : [];
  const span = isCompared ? '' : ' colspan="2"';
  const heading = `<td${span} ${styleAttributes({ text: 'text' }, `${CELL}; font-size: 18px; font-weight: 600`)}>${escapeHtml(title)}</td>`;
  const lines = rows.map(isCompared ? comparedRow : factRow);
  return `<table ${TABLE} style="margin-top: 24px"><tr>${heading}${names.join('')}</tr>${lines.join('')}</table>`;
}

const columnName = (name: string) =>
  `<td ${styleAttributes({ text: 'muted' }, `${NUMBER}; font-size: 14px; vertical-align: bottom`)}>${escapeHtml(name)}</td>`;

/** A label, the week's number and that of the week before. */
function comparedRow([label, value = '', before = '']: DigestRow): string {
  const number = `<td width="88" ${styleAttributes({ text: 'text', ruled: true }, `${NUMBER}; font-weight: 600`)}>${escapeHtml(value)}</td>`;
  const other = `<td width="88" ${styleAttributes({ text: 'muted', ruled: true }, NUMBER)}>${escapeHtml(before)}</td>`;
  return `<tr>${labelCell(label)}${number}${other}</tr>`;
}

function factRow([label, value = '']: DigestRow): string {
  const fact = `<td ${styleAttributes({ text: 'text', ruled: true }, `${CELL}; text-align: right`)}>${escapeHtml(value)}</td>`;
  return `<tr>${labelCell(label)}${fact}</tr>`;
}

const labelCell = (label: string) =>
  `<td ${styleAttributes({ text: 'text', ruled: true }, `${CELL}; padding-right: 12px`)}>${escapeHtml(label)}</td>`;
