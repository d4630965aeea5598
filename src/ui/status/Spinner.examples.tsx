import { loadingLabel } from '../../../server/testing/our-content.ts';
import { Spinner } from './Spinner.tsx';

export const Component = Spinner;
export const examples = { loading: { label: loadingLabel } };
