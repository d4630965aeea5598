import type { Palette } from '../../domain/site/palette.ts';
import {
  button,
  buttons,
  element,
  escapeHtml,
  htmlEmail,
  QUOTE,
  RULED,
  smallPrint,
  TABLE,
  title,
} from '../mail/layout.ts';
import type { AgencyMail, Sender } from '../mail/mail.ts';
import { composeOwnEmail } from '../mail/own-email.ts';
import { type DigestContent, type DigestRow, digestContent } from './digest-content.ts';
import type { DigestFacts } from './digest-facts.ts';
import { digestWords as words } from './words.ts';

/** The email of a Monday. It holds nothing that a visitor typed. */
export function composeDigest(sender: Sender, facts: DigestFacts): AgencyMail {
  const { monday } = facts.weeks;
  const digest = digestContent(sender, facts);
  const text = digestText(digest);
  return composeOwnEmail(sender, {
    // The Message-ID: constant over attempts, different for the next week.
    id: `digest-${monday}`,
    reference: `${words.reference}-${monday}`,
    at: facts.now,
    subject: digest.subject,
    paragraphs: [text],
    service: words.service,
    body: { text, html: digestHtml(sender.palette, digest) },
  });
}

function digestText({ title: name, period, toDo, tables, desk, footer }: DigestContent): string {
  const tasks = toDo.length > 0 ? [`${words.toDo}:`, ...toDo.map((task) => `- ${task}`)] : [words.nothingToDo];
  const sections = tables.map((table) => [table.title, ...table.rows.map(rowText)].join('\n'));
  return [
    `${name}.`,
    period,
    '',
    ...tasks,
    '',
    sections.join('\n\n'),
    ...(desk ? ['', `${words.desk}: ${desk}`] : []),
    '',
    '-- ',
    footer,
    '',
  ].join('\n');
}

function rowText([label, value, before]: DigestRow): string {
  return `${label}: ${value}${before === undefined ? '' : ` (${words.before(before)})`}`;
}

const CELL = 'padding: 8px 0; vertical-align: top';
/** Digits of equal width, so that columns line up; away from the column before. */
const NUMBER = `${CELL}; padding-left: 12px; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap`;

/** A digest as HTML. Every value is escaped. */
function digestHtml(palette: Palette, content: DigestContent): string {
  const open = content.desk ? buttons(button(content.desk, words.desk)) : '';
  const footer = smallPrint(content.footer, '24px 0 0');
  const body = [heading(content), tasks(content.toDo), ...content.tables.map(table), open, footer];
  return htmlEmail(palette, content.subject, [...content.toDo, content.period].join(' '), body.join('\n'));
}

const heading = (content: DigestContent) =>
  [smallPrint(words.heading), title(content.title), element('p', 'margin: 6px 0 0', content.period)].join('\n');

function tasks(toDo: readonly string[]): string {
  if (toDo.length === 0) return element('p', QUOTE, words.nothingToDo);
  const lines = toDo.map((task) => element('p', 'margin: 8px 0 0', task));
  return `<div style="${QUOTE}"><strong>${escapeHtml(words.toDo)}</strong>${lines.join('')}</div>`;
}

function table({ title: name, rows }: DigestContent['tables'][number]): string {
  const isCompared = rows.some((row) => row.length > 2);
  const columns = isCompared ? words.columns.map((column) => cell(`${NUMBER}; font-size: 14px`, column)) : [];
  const head = `<td${isCompared ? '' : ' colspan="2"'} style="${CELL}; font-size: 18px; font-weight: 600">${escapeHtml(name)}</td>`;
  const lines = rows.map(isCompared ? comparedRow : factRow);
  return `<table ${TABLE} style="margin-top: 24px"><tr>${head}${columns.join('')}</tr>${lines.join('')}</table>`;
}

const cell = (style: string, text: string) => element('td', style, text);
const labelCell = (label: string) => cell(`${CELL}; ${RULED}; padding-right: 12px`, label);

const comparedRow = ([label, value = '', before = '']: DigestRow) =>
  `<tr>${labelCell(label)}${cell(`${NUMBER}; ${RULED}; font-weight: 600`, value)}${cell(`${NUMBER}; ${RULED}`, before)}</tr>`;

const factRow = ([label, value = '']: DigestRow) =>
  `<tr>${labelCell(label)}${cell(`${CELL}; ${RULED}; text-align: right`, value)}</tr>`;
