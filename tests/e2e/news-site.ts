import { onTestFinished } from 'vitest';
import { sampleWhitepaper } from '../../server/testing/fake-whitepapers.ts';
import { type Behaviour, openLoopback } from '../harness/loopback.ts';
import { tempFolder } from '../harness/resources.ts';
import { type Site, startSite } from '../harness/server.ts';

/** Answers with a feed: a value as JSON, a text as it is. */
export const send =
  (feed: unknown, status = 200): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof feed === 'string' ? feed : JSON.stringify(feed));
  };

/** A feed of documents with these titles, whose slugs are their titles in lower case. */
export const feedOf = (...titles: readonly string[]) => ({
  data: titles.map((title_es) =>
    sampleWhitepaper({ title_es, slug_es: title_es.toLowerCase(), content_es: `<p>Texto de ${title_es}.</p>` }),
  ),
});

export type NewsSite = Site & {
  /** What the news host does from now on. */
  readonly give: (behaviour: Behaviour) => void;
  /** A new start of the site on the same data; the news host stays. */
  readonly restart: () => Promise<Site>;
};

/** The real site with a news host of the test's own behind it, read every second; both end with the test. */
export async function startNewsSite(first: Behaviour, env: Readonly<Record<string, string>> = {}): Promise<NewsSite> {
  let behaviour = first;
  const host = await openLoopback(onTestFinished, (...request) => behaviour(...request));
  const DATA_DIR = tempFolder(onTestFinished);
  const news = { NEWS_API_URL: host.url, NEWS_REFRESH_SECONDS: '1' };
  const start = () => startSite(onTestFinished, { DATA_DIR, ...news, ...env });
  const site = await start();
  return {
    ...site,
    give: (next) => {
      behaviour = next;
    },
    restart: async () => {
      await site.stop();
      return start();
    },
  };
}
