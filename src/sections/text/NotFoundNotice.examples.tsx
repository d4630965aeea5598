import { home } from '../../../tests/harness/unit/our-content.ts';

export const examples = { home: home.notFound };
