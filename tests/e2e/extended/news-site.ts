import { type Behaviour, openLoopback } from '../../harness/loopback.ts';
import { type CloseLater, tempFolder } from '../../harness/resources.ts';
import { type Site, startSite } from '../../harness/server.ts';
import { sampleWhitepaper } from '../../harness/unit/sample-whitepaper.ts';

/** Responds with a feed: a string as is, any other value as JSON. */
export const send =
  (feed: unknown, status = 200): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof feed === 'string' ? feed : JSON.stringify(feed));
  };

/** A feed of whitepapers with these titles; each slug is the title in lower case. */
export const feedOf = (...titles: readonly string[]) => ({
  data: titles.map((title_es) =>
    sampleWhitepaper({ title_es, slug_es: title_es.toLowerCase(), content_es: `<p>Texto de ${title_es}.</p>` }),
  ),
});

export type NewsSite = Site & {
  /** Changes the news host's behaviour. */
  readonly setBehaviour: (behaviour: Behaviour) => void;
};

/** Starts the site with a fake news host that it polls every second. */
export async function startNewsSite(closeLater: CloseLater, first: Behaviour): Promise<NewsSite> {
  let behaviour = first;
  const host = await openLoopback(closeLater, (...request) => behaviour(...request));
  const news = { NEWS_API_URL: host.url, NEWS_REFRESH_SECONDS: '1' };
  const site = await startSite(closeLater, { DATA_DIR: tempFolder(closeLater), ...news });
  return {
    ...site,
    setBehaviour: (next) => {
      behaviour = next;
    },
  };
}
