import { trustedBy } from '../../../content/widgets.ts';
import { TrustedBy } from './TrustedBy.tsx';

export const Component = TrustedBy;
export const examples = { six: trustedBy };
