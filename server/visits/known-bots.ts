import { isbot } from 'isbot';
import { LruCache } from '../site/lru-cache.ts';

/** Browsers that are remembered, as many as visitors are; a few dozen make up nearly all visits. */
const AGENTS = 5_000;
const known = new LruCache<string, boolean>(AGENTS);

/** Whether a `User-Agent` is that of a program, by a maintained list; so is none. */
export function isBot(agent: string): boolean {
  const cached = known.get(agent);
  if (cached !== undefined) return cached;
  const answer = agent === '' || isbot(agent);
  known.set(agent, answer);
  return answer;
}
