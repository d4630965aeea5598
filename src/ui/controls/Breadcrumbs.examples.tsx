import { navigation } from '../../../tests/harness/unit/our-content.ts';

export const examples = { three: { links: navigation.links } };
