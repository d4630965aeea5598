import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Flags, Result } from 'lighthouse';
import { BROWSERS, CHROMIUM_FLAGS, findChromium } from '../scripts/browser.ts';
import { Skipped } from '../tests/harness/debian-packages.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
const BYTE_TYPES = ['html', 'css', 'js', 'font', 'image', 'media', 'other'] as const;
export type ByteType = (typeof BYTE_TYPES)[number];
/** What a page's main thread does, as Lighthouse groups it: most of it comes before the first paint. */
export const WORK = ['parseHTML', 'styleLayout', 'paintCompositeRender', 'scriptEvaluation'] as const;
type Work = (typeof WORK)[number];

/** Result of one Lighthouse run: scores from 0 to 100, times in milliseconds, sizes in transferred bytes. */
export type PageReport = Awaited<ReturnType<typeof reportOf>>;

const TYPES: Readonly<Record<string, ByteType>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'font',
  Image: 'image',
  Media: 'media',
};

const INSTALL = 'install --prefix bench --no-save --ignore-scripts --no-audit --no-fund'.split(' ');

/** On a busy machine Lighthouse may fail to load a page. */
const ATTEMPTS = 3;

/**
 * Runs Lighthouse with its phone profile on slow 4G, simulated unless `flags` say otherwise, in a new browser with
 * `chromeFlags`. Also accepts pages that return 404.
 */
export async function reportOf(url: string, flags: Flags = {}, chromeFlags: readonly string[] = []) {
  const result = await tryLighthouse(url, flags, chromeFlags);
  const value = (audit: string) => result.audits[audit]?.numericValue ?? 0;
  const requests = requestsOf(result);
  return {
    scores: scoresOf(result),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    siMs: value('speed-index'),
    requests: requests.length,
    bytes: sumBytes(requests),
    workMs: workOf(result),
    faults: faultsOf(result),
  };
}

async function tryLighthouse(url: string, flags: Flags, chromeFlags: readonly string[]): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runLighthouse(url, flags, chromeFlags);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function runLighthouse(url: string, flags: Flags, more: readonly string[]): Promise<Result> {
  // Imported lazily, because the benchmark may have just installed these packages.
  const [{ launch }, { default: lighthouse }] = await Promise.all([import('chrome-launcher'), import('lighthouse')]);
  const chromeFlags = ['--headless=new', ...CHROMIUM_FLAGS, ...more];
  const chrome = await launch({ chromePath: findChromium(BROWSERS), chromeFlags, logLevel: 'silent' });
  try {
    const run = await lighthouse(url, { port: chrome.port, logLevel: 'silent', ignoreStatusCode: true, ...flags });
    if (!run) throw new Error(`Lighthouse returned nothing for ${url}`);
    if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`);
    return run.lhr;
  } finally {
    chrome.kill();
  }
}

function scoresOf({ categories }: Result) {
  const score = (category: Category) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  return Object.fromEntries(CATEGORIES.map((category) => [category, score(category)])) as Record<Category, number>;
}

/** The rows of an audit's table; none when the audit failed. */
function itemsOf<Item>({ audits }: Result, audit: string): readonly Item[] {
  const details = audits[audit]?.details;
  return details && 'items' in details ? (details.items as Item[]) : [];
}

type Request = { readonly url: string; readonly resourceType?: string; readonly transferSize?: number };

const requestsOf = (result: Result) =>
  itemsOf<Request>(result, 'network-requests').filter(({ url }) => /^https?:/.test(url));

function sumBytes(requests: readonly Request[]) {
  const bytes = Object.fromEntries(BYTE_TYPES.map((type) => [type, 0])) as Record<ByteType, number>;
  for (const { resourceType = '', transferSize = 0 } of requests) bytes[TYPES[resourceType] ?? 'other'] += transferSize;
  return bytes;
}

function workOf(result: Result) {
  const items = itemsOf<{ group: string; duration: number }>(result, 'mainthread-work-breakdown');
  const durationOf = (work: Work) => items.find(({ group }) => group === work)?.duration ?? 0;
  return Object.fromEntries(WORK.map((work) => [work, durationOf(work)])) as Record<Work, number>;
}

/** Ids of failed audits, except performance. */
function faultsOf({ audits, categories }: Result): string[] {
  const judged = CATEGORIES.slice(1).flatMap((category) => categories[category]?.auditRefs ?? []);
  return judged
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

/**
 * Installs the packages of `bench/package.json` (175 MB, needed only here), unless they are already installed. Throws
 * `Skipped` when the registry is unavailable.
 */
export async function installLighthouse(progress: (text: string) => void): Promise<void> {
  progress('installing Lighthouse into bench/node_modules');
  try {
    await promisify(execFile)('npm', INSTALL);
  } catch (error) {
    throw new Skipped(`Lighthouse could not be installed: ${(error as { stderr?: string }).stderr ?? error}`);
  }
}
