import { basename } from 'node:path';
import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import { isNotFoundPage, resolvePath, routes } from '../../../domain/routes.ts';
import { leadsTo, type OptionalPage } from '../../../domain/site/optional-pages.ts';
import { whitepaperFileSchema } from '../../../domain/whitepapers/whitepaper-file.ts';
import type { ContentFile } from '../content-files.ts';
import type { Facts } from '../facts.ts';
import { leavesOf } from '../leaves.ts';
import type { Problem } from '../report.ts';
import { checkWords as words } from '../words.ts';
import { checkYaml, frontMatter } from '../yaml.ts';
import { chapterIds, type Reference, readReferences } from './markdown.ts';
import { planIn } from './removed-plans.ts';

const SCHEME = /^(?<scheme>[a-z][a-z\d+.-]*):/i;
const SCHEMES: readonly unknown[] = ['https', 'http', 'mailto', 'tel'];
const WHITEPAPERS = /^content\/whitepapers\/.*\.md$/;

/** What is needed to resolve an address: the catalogue, whether a canonical path is a page, and today's ISO date. */
export type Addresses = {
  readonly catalogue: Catalogue;
  readonly isPage: (path: string) => boolean;
  readonly today: string;
  /** Pages that links in YAML may lead to though they are missing: those links are not shown, or reported elsewhere. */
  readonly missing: readonly OptionalPage[];
  readonly facts: Facts;
};

/** Links to pages or chapters that do not exist, to unpublished pages, and addresses that no browser should follow. */
export function checkLinks(files: readonly ContentFile[], addresses: Addresses): Problem[] {
  const site = { ...addresses, published: publicationDays(files), anchorsOf: readAnchors(files, addresses.facts) };
  return files.flatMap((content) =>
    linksIn(content).flatMap(({ address, place }) => {
      const from = pageOf(content);
      if (content.file.endsWith('.yaml') && leadsTo(addresses.missing, address)) return [];
      const message = isInside(address) ? describeTarget(address, from, site) : describeOther(address);
      return message === undefined ? [] : { ...place, message };
    }),
  );
}

/** Whether an address begins like one of this site or of the same page. */
const isInside = (address: string) => /^(?:\/(?!\/)|#.)/.test(address);

function describeOther(address: string): string | undefined {
  const scheme = SCHEME.exec(address)?.groups?.['scheme'];
  if (!scheme) return words.text.relativeLink(address);
  return SCHEMES.includes(scheme.toLowerCase()) ? undefined : words.text.noAddress(address);
}

type Site = Addresses & {
  readonly published: ReturnType<typeof publicationDays>;
  readonly anchorsOf: (page: string) => ReadonlySet<string>;
};

/** `from` is the page with the link; of texts in YAML it is not known on which page they appear. */
function describeTarget(
  address: string,
  from: string | undefined,
  { catalogue, isPage, published, today, anchorsOf }: Site,
): string | undefined {
  const [path = '', anchor] = address.split('#');
  const page = path ? resolvePath(path.replace(/\?.*/, ''), isPage, catalogue) : from;
  if (page === undefined) return undefined;
  if (isNotFoundPage(page)) {
    const plan = planIn(address);
    return plan ? words.removed.reference(plan) : words.text.noPage(address);
  }
  const [day = '', own = ''] = [published.get(page), published.get(from ?? '')];
  // A link between two guides that wait must not break on the day when the first of them is published.
  if (day > today && day > own) return words.text.unpublished(address);
  return anchor && !anchorsOf(page).has(anchor) ? words.text.noAnchor(address) : undefined;
}

function linksIn(content: ContentFile): readonly Reference[] {
  if (content.file.endsWith('.md')) return readReferences(content).links;
  return leavesOf(content).flatMap(({ key, text: address, ...place }) =>
    // Addresses of other sites are facts of the company, with rules of their own.
    key === 'href' && content.file !== 'content/company.yaml' && !address.includes('{') ? [{ address, place }] : [],
  );
}

/** The page of a whitepaper; undefined for other files. */
const pageOf = ({ file }: ContentFile) =>
  WHITEPAPERS.test(file) ? routes.whitepaper(basename(file, '.md')) : undefined;

/** The fields that decide whether a whitepaper is published; other checks validate the rest. */
const decisive = whitepaperFileSchema.pick({ date: true, draft: true }).loose();
/** Of a draft: it comes after every date. */
const NEVER = 'never';

/** The pages of the whitepapers, with the day from which each is published. */
function publicationDays(files: readonly ContentFile[]): ReadonlyMap<string, string> {
  const days = files.flatMap((one) => {
    const page = pageOf(one);
    const value = page && checkYaml(one.file, frontMatter(one.text) ?? '', decisive).value;
    return page && value ? [[page, value.draft ? NEVER : value.date] as const] : [];
  });
  return new Map(days);
}

/** Pages of the whitepapers that are drafts or whose day has not come. */
export const unpublishedPages = (files: readonly ContentFile[], today: string): ReadonlySet<string> =>
  new Set([...publicationDays(files)].flatMap(([page, day]) => (day > today ? page : [])));

/**
 * Returns a function that lists the anchors of a page: the chapters of a whitepaper, or for any other page the anchors
 * of all page texts, because the check does not know which texts a page shows.
 */
function readAnchors(files: readonly ContentFile[], facts: Facts): (page: string) => ReadonlySet<string> {
  const texts = files.filter(({ file }) => file.startsWith('content/pages/'));
  const named = texts.flatMap(leavesOf).flatMap(({ key, text }) => (key === 'id' ? [text] : []));
  const others = new Set([...named, ...Object.values(routes.sectionIds), routes.contactOutcome]);
  return (page) => {
    const whitepaper = files.find((file) => pageOf(file) === page);
    return whitepaper ? chapterIds(whitepaper, facts) : others;
  };
}
