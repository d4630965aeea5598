import { isbot } from 'isbot';
import { AGENT_LENGTH } from '../../domain/visits/limits.ts';
import { LruCache } from '../http/lru-cache.ts';

/** Number of agents to remember, as many as visitors; a few dozen make up nearly all visits. */
const AGENTS = 5_000;
const known = new LruCache<string, boolean>(AGENTS);

/** Whether a `User-Agent` belongs to a program, by a maintained list; an empty one does. */
export function isBot(full: string): boolean {
  const agent = full.slice(0, AGENT_LENGTH);
  const cached = known.get(agent);
  if (cached !== undefined) return cached;
  const answer = agent === '' || isbot(agent);
  known.set(agent, answer);
  return answer;
}
