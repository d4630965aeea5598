import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Content } from '../../domain/content/content.ts';
import { HTML_TYPE } from '../http/content-type.ts';
import { compressBody } from '../http/encoding.ts';
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts';
import { writeWhole } from '../process/private-files.ts';
import type { Render } from './rendered-pages.ts';

/** The page in `src/pages` that is not part of the site: the page for outages. */
const PAGE = '/sin-servicio';
/** Repeated in the proxy configurations of `deploy/`. */
export const UNAVAILABLE_POLICY =
  "default-src 'none';style-src data:;base-uri 'none';form-action 'none';frame-ancestors 'none'";
const QUALITY = 9;
const READABLE = 0o644;
const HEADERS = {
  'content-type': HTML_TYPE,
  'cache-control': 'no-store',
  'content-security-policy': UNAVAILABLE_POLICY,
};

/** References to other files in a style sheet. */
const CSS_REFERENCE = /@import[^;]*|url\((?!["']?(?:#|data:))[^)]*/;

/**
 * The page for outages in one file. Styles become `data:` links, so that the proxies' configuration can allow them with a
 * constant CSP. Throws when the page references any other file.
 */
export function selfContained(html: string): string {
  const page = parseDocument(html);
  for (const script of DomUtils.getElementsByTagName('script', page)) DomUtils.removeElement(script);
  for (const element of DomUtils.getElementsByTagName('*', page)) {
    const { src, srcset, href } = element.attribs;
    const css = element.name === 'style' ? DomUtils.textContent(element) : '';
    const reference = element.name === 'link' ? href : (src ?? srcset ?? CSS_REFERENCE.exec(css)?.[0]);
    if (reference) throw new Error(`${PAGE} references a file: ${reference}`);
    if (css) {
      element.name = 'link';
      const address = `data:text/css;charset=utf-8;base64,${Buffer.from(css).toString('base64')}`;
      element.attribs = { rel: 'stylesheet', href: address };
      element.children = [];
    }
  }
  return DomUtils.getOuterHTML(page, { encodeEntities: 'utf8' });
}

export type OutagePage = {
  /** The page with status 503, prepared in advance, so that sending it under load renders nothing. */
  readonly response: () => PreparedResponse;
  /**
   * Renders the page of a content, and resolves to what replaces the page by it, also in the file that the proxies send.
   * Both reject and change nothing if they cannot.
   */
  readonly prepare: (content: Content) => Promise<() => Promise<void>>;
};

/** Opens the page for outages, which is written to `file`, if there is one, whole or not at all. */
export async function openOutagePage(render: Render, first: Content, file: string | undefined): Promise<OutagePage> {
  let response: PreparedResponse;
  async function prepare(content: Content): Promise<() => Promise<void>> {
    const html = selfContained(await (await render(PAGE, { content })).text());
    const next = prepareResponse(await compressBody(Buffer.from(html), QUALITY), HEADERS, 503);
    return () => show(html, next);
  }
  async function show(html: string, next: PreparedResponse): Promise<void> {
    if (file) {
      // A rename would replace a device such as /dev/null for all of the machine.
      const isOther = (await stat(file).catch(() => undefined))?.isFile() === false;
      if (isOther) throw Object.assign(new Error('no regular file'), { code: 'EEXIST', path: file });
      await mkdir(dirname(file), { recursive: true });
      // Two servers may write at once, and the proxy reads the page as another user.
      await writeWhole(file, html, `${file}.${process.pid}`, READABLE);
    }
    response = next;
  }
  await (await prepare(first))();
  return { response: () => response, prepare };
}
