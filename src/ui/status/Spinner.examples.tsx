import { loadingLabel } from '../../../tests/harness/unit/our-content.ts';
import { Spinner } from './Spinner.tsx';

export const Component = Spinner;
export const examples = { loading: { label: loadingLabel } };
