import { loadingLabel } from '../../../tests/harness/unit/our-content.ts';

export const examples = { loading: { label: loadingLabel } };
