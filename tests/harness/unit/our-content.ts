import { join } from 'node:path';
import type { Content } from '../../../domain/content/content.ts';
import { readContent } from '../../../server/content/read-content.ts';
import { formatProblems } from '../../../server/content/report.ts';

const folder = process.env['CONTENT_DIR'] ?? join(import.meta.dirname, '../../../content');
const { content: read, problems } = readContent(folder);
if (!read) throw new Error(formatProblems(problems));

type Optional = 'learn' | 'products' | 'team' | 'portfolio' | 'whitepapers' | 'samplePosts' | 'loomPage' | 'loom';
type Whole = Content & { readonly [Part in Optional]: NonNullable<Content[Part]> };

/** The content for tests and examples: this repository's, or that of the folder `CONTENT_DIR`, which has all pages. */
export const content = read as Whole;
export const {
  company,
  palette,
  claims,
  catalogue,
  services,
  navigation,
  breadcrumbs,
  footer,
  messages,
  priceWords,
  contactProblems,
  contactStatus,
  requestProblems,
  acknowledgement,
  serverFailure,
  cardWords,
  pauseLabels,
  trustedBy,
  extraLabel,
  tierWords,
  loadingLabel,
  proof,
  welcome,
  mission,
  sampleLabel,
  home,
  learn,
  products,
  team,
  portfolio,
  contactPage,
  contactForm,
  servicesOverview,
  planPage,
  whitepapers,
  samplePosts,
  loomPage,
  loom,
  terms,
  privacy,
  servicePages,
} = content;
