import { isbot } from 'isbot';
import { AGENT_LENGTH } from '../../domain/visits/limits.ts';

/** Whether a `User-Agent` belongs to a program, by a maintained list; an empty one does. */
export const isBot = (agent: string): boolean => agent === '' || isbot(agent.slice(0, AGENT_LENGTH));
