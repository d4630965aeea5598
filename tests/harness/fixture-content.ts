import { readContent } from '../../server/content/read-content.ts';

/** The folder of a fictional agency. Visual snapshots show its site, so that changes in `content/` do not affect them. */
const FIXTURE_CONTENT = 'tests/fixtures/brand';

/** What the fictional agency says. */
export function fixtureContent() {
  const { content, problems } = readContent(FIXTURE_CONTENT);
  if (!content) throw new Error(JSON.stringify(problems));
  return content;
}
