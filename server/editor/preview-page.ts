import { hash } from 'node:crypto';
import { DomUtils, parseDocument } from 'htmlparser2';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { editorWords as words } from '../../domain/desk/editor/words.ts';
import type { ContentFile } from '../content/content-files.ts';
import { leavesOf } from '../content/leaves.ts';
import { addSources } from '../http/content-policy.ts';

/** What a page is shown with. */
type Preview = {
  /** The files with its words, its own first. */
  readonly files: readonly ContentFile[];
  /** The address of the form with a field of a file; it leads back to an id of the page. */
  readonly formOf: (file: string, field: string, id: string) => string;
  /** Whether an address of the site leads to a page, also as another name of it: its links stay in the preview. */
  readonly leadsToPage: (path: string) => boolean;
};

/** Shorter words may stand anywhere. */
const TELLING = 8;

const STYLE = `
.vista{position:sticky;inset-block-start:0;z-index:98;display:flex;flex-wrap:wrap;gap:4px 24px;padding:8px 16px;background:var(--maiz);color:var(--noche);font:var(--weight-label) var(--size-caption)/1.5 var(--sans)}
.vista a,.editar a{color:inherit;font-weight:700}
#_cabecera{position:relative}
section:has(>.editar){position:relative}
.editar{position:absolute;inset-block:8px;inset-inline-end:8px;z-index:9;display:flex;align-items:end;pointer-events:none}
.editar a{position:sticky;inset-block-end:8px;min-height:44px;pointer-events:auto;padding:10px 16px;background:var(--maiz);color:var(--noche);border:2px dashed var(--noche);text-decoration:none;font:var(--weight-bold) 1rem/1.25 var(--sans)}
`;
const STYLE_SOURCE = `'sha256-${hash('sha256', STYLE, 'base64')}'`;

/** The policy of a page that is only looked at: nothing runs, and nothing is sent. */
export function previewPolicy(rendered: string): string {
  const styles = /style-src[^;]*/.exec(rendered)?.[0] ?? "style-src 'none'";
  const sources = "default-src 'none'; base-uri 'none'; font-src 'self'; form-action 'none'; frame-ancestors 'none'";
  return addSources(`${sources}; img-src 'self' data:; manifest-src 'self'; media-src 'self'; ${styles}`, {
    'style-src': [STYLE_SOURCE],
  });
}

/** A page of the site as the desk shows it: without scripts, with a bar on top, and in each section a link to its words. */
export function toPreview(html: string, preview: Preview): string {
  const still = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="?(?:expect|canonical)[^>]*>/g, '');
  const linked = addEditLinks(still, preview).replace(
    /(<a\b[^>]*?\shref=")(\/[^"#?]*)/g,
    (link, start: string, path: string) => (preview.leadsToPage(path) ? `${start}${deskRoutes.preview(path)}` : link),
  );
  const bar = `<div class="vista" role="region" aria-label="${words.previewPage}"><span>${words.previewBar}</span> <a href="${deskRoutes.content}">${words.leave}</a></div>`;
  // Behind the link that skips what stands before the content.
  return linked.replace('</head>', `<style>${STYLE}</style></head>`).replace('<header', (header) => bar + header);
}

function addEditLinks(html: string, { files, formOf }: Preview): string {
  const leaves = files.flatMap(leavesOf).flatMap(({ file, field, text }) => {
    const words = literal(text);
    return words.length >= TELLING ? [{ file, field, words }] : [];
  });
  const sections = DomUtils.getElementsByTagName('section', parseDocument(html, { withStartIndices: true }));
  const links = sections.flatMap((section) => {
    const source = findSource(plain(DomUtils.textContent(section)), leaves);
    const at = html.indexOf('>', section.startIndex ?? 0) + 1;
    return source && at > 0 ? [{ at, source, title: titleOf(section) }] : [];
  });
  const unique = links.filter(({ source }, index) => links.findIndex((one) => one.source === source) === index);
  return unique.reduceRight((result, { at, source: { file, field }, title }, index) => {
    const id = `editar-${index + 1}`;
    const link = `<a href="${formOf(file, field, id)}">${words.edit} <span class="hidden">${title}</span></a>`;
    return `${result.slice(0, at)}<div class="editar" id="${id}">${link}</div>${result.slice(at)}`;
  }, html);
}

/** The first heading of a section, as HTML without marks; empty when it has none. */
function titleOf({ children }: ReturnType<typeof DomUtils.getElementsByTagName>[number]): string {
  const heading = DomUtils.findOne(({ name }) => /^h[1-6]$/.test(name), children);
  return heading ? DomUtils.getInnerHTML(heading).replace(/<[^>]*>/g, '') : '';
}

type Source = { readonly file: string; readonly field: string; readonly words: string };

/** The first text that a section shows of the part of a file whose words it shows most of. */
function findSource(text: string, leaves: readonly Source[]): Source | undefined {
  const shown = new Map<string, { readonly source: Source; readonly length: number }>();
  for (const source of leaves) {
    if (!text.includes(source.words)) continue;
    const part = `${source.file} ${source.field.split('.')[0]}`;
    const length = (shown.get(part)?.length ?? 0) + source.words.length;
    shown.set(part, { source: shown.get(part)?.source ?? source, length });
  }
  return [...shown.values()].toSorted((one, other) => other.length - one.length)[0]?.source;
}

const plain = (text: string) => text.replace(/[\s\u00A0\u202F\u2060]+/g, ' ');
/** The longest stretch of a text without names that are filled in. */
const literal = (text: string) =>
  plain(text)
    .split(/\{[^}]*\}/)
    .toSorted((one, other) => other.length - one.length)[0]
    ?.trim() ?? '';
