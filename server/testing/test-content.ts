import { readEnv } from '../config/env.ts';
import type { Variables } from '../config/env-values.ts';
import { content as current } from '../content/current.ts';
import type { CurrentContent } from '../content/current-content.ts';

/** The content of this repository. */
export const content: CurrentContent = () => current;

/** The settings of a server with this repository's content. */
export const testEnv = (variables: Variables = {}) => readEnv(variables, current.company);
