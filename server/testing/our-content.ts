import { join } from 'node:path';
import { readContent } from '../content/read-content.ts';
import { formatProblems } from '../content/report.ts';

const folder = process.env['CONTENT_DIR'] ?? join(import.meta.dirname, '../../content');
const { content: read, problems } = readContent(folder);
if (!read) throw new Error(formatProblems(problems));

/** The content for tests and examples: this repository's, or that of the folder `CONTENT_DIR`. */
export const content = read;
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
