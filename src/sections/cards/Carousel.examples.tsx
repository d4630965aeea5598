import { planPage } from '../../../tests/harness/unit/our-content.ts';

export const examples = { three: planPage.carousel };
