import { basename, join, resolve } from 'node:path';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { contentFolder } from '../../server/content/content-folder.ts';
import type { CurrentContent } from '../../server/content/current-content.ts';
import { describeProblem, formatPlace, formatReport, fromHere, type Problem } from '../../server/content/report.ts';
import { checkWords as words } from '../../server/content/words.ts';

type Reader = typeof import('../../server/content/read-content.ts');
type Checker = typeof import('../../server/content/check/check-content.ts');

/** Files that are changed within this time are read together. */
const SAVED_TOGETHER_MS = 50;

/**
 * The content of the development server: read and checked with the current sources when a file of it or a schema has
 * changed, after which every page reloads. While it cannot be read, or its catalogue has mistakes, with which pages fail, the
 * last good one stays. Problems are printed, and shown over every page until they are corrected. A first content that cannot
 * be read ends the process with its problems.
 */
export async function watchContent(server: ViteDevServer): Promise<CurrentContent> {
  const folder = contentFolder(process.env);
  let problems: readonly Problem[] = [];
  const read = async () => {
    const { readContent } = (await server.ssrLoadModule('/server/content/read-content.ts')) as Reader;
    const { checkContent } = (await server.ssrLoadModule('/server/content/check/check-content.ts')) as Checker;
    const report = fromHere(checkContent(folder).report, folder);
    if (problems.length + report.problems.length > 0) console.log(formatReport(report));
    problems = report.problems;
    return readContent(folder).content;
  };
  let current = (await read()) ?? process.exit(1);
  const reload = async () => {
    const next = await read();
    if (!problems.some(({ file }) => basename(file) === 'catalogue.yaml')) current = next ?? current;
    for (const { hot } of Object.values(server.environments)) hot.send({ type: 'full-reload' });
  };
  // Every page connects after it was reloaded or opened.
  server.ws.on('connection', () => {
    if (problems.length > 0) server.ws.send(overlayOf(problems));
  });
  const watched = [folder, join(server.config.root, 'domain')].map((path) => join(path, '/'));
  let soon: NodeJS.Timeout | undefined;
  server.watcher.add(folder);
  server.watcher.on('all', (_event, path) => {
    if (!watched.some((start) => path.startsWith(start))) return;
    clearTimeout(soon);
    soon = setTimeout(() => void reload().catch(console.error), SAVED_TOGETHER_MS);
  });
  return () => current;
}

/** Problems of the content for the error overlay of the dev server, whose button opens the first one in an editor. */
function overlayOf(problems: readonly Problem[]): ErrorPayload {
  const [first] = problems;
  const loc = first && { file: resolve(first.file), line: first.line ?? 1, column: first.column ?? 1 };
  const items = problems.map((problem) => ({ place: formatPlace(problem), sentence: describeProblem(problem) }));
  const title = `${words.title}: ${words.count(problems.length)}`;
  const err = {
    name: 'npm run check',
    title,
    message: items.map(({ place, sentence }) => `**${place}**\n${sentence}`).join('\n\n'),
    stack: items.map(({ place, sentence }) => `${place} ${sentence}`).join('\n'),
    ...(loc && { loc }),
  };
  return { type: 'error', err };
}
