import type { Content } from '../../domain/content/content.ts';
import { contentFolder } from './content-folder.ts';
import { readContent } from './read-content.ts';
import { formatProblems } from './report.ts';

/** The content for a command. One that cannot be read ends the process with the list of what is wrong. */
export function commandContent(variables: NodeJS.ProcessEnv): Content {
  const { content, problems } = readContent(contentFolder(variables));
  if (content) return content;
  process.stderr.write(`${formatProblems(problems)}\n`);
  process.exit(1);
}
