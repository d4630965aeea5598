import { join } from 'node:path';
import type { Content } from '../../../domain/content/content.ts';
import { readContent } from '../../../server/content/read-content.ts';
import { formatProblems } from '../../../server/content/report.ts';

/** The catalogue of the development server shows the fictional agency: the content that is worked on may lack pages. */
const folder = import.meta.env?.MODE === 'development' ? '../../fixtures/brand' : '../../../content';
const { content: read, problems } = readContent(join(import.meta.dirname, folder));
if (!read) throw new Error(formatProblems(problems));

type Optional = 'learn' | 'products' | 'team' | 'portfolio' | 'whitepapers' | 'samplePosts' | 'loomPage' | 'loom';
type Whole = Content & { readonly [Part in Optional]: NonNullable<Content[Part]> };

/** The content for tests and examples, with all pages. */
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
