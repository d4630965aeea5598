import type { Content } from '../../domain/content/content.ts';
import { PALETTE_COLOURS, type Palette } from '../../domain/site/palette.ts';
import { checkContent } from './check/check-content.ts';
import { contentFolder } from './content-folder.ts';
import { COMPANY, readContent } from './read-content.ts';
import { formatProblems } from './report.ts';

/** What a command takes of the content, so that a mistake anywhere else does not stop it. */
export type CommandContent = Pick<Content, 'company' | 'palette'> & Partial<Pick<Content, 'catalogue'>>;

/** The colours of an email while the brand's cannot be read. */
const PLAIN = Object.fromEntries(PALETTE_COLOURS.map((name) => [name, 'black'])) as Palette;

/** The content for a command. Facts of the company that cannot be read end the process with what is wrong with them. */
export function commandContent(variables: NodeJS.ProcessEnv): CommandContent {
  const folder = contentFolder(variables);
  const {
    'company.yaml': company,
    'palette.yaml': palette = PLAIN,
    'catalogue.yaml': catalogue,
  } = readContent(folder).valid.files;
  if (company) return { company, palette, ...(catalogue && { catalogue }) };
  const { problems } = checkContent(folder).report;
  const wrong = problems.filter(({ file }) => file === COMPANY || file === 'CONTENT_DIR');
  process.stderr.write(`${formatProblems(wrong)}\n`);
  process.exit(1);
}
