import { home } from '../../../tests/harness/unit/our-content.ts';
import { LoomInvitation } from './LoomInvitation.tsx';

export const Component = LoomInvitation;
export const examples = { loom: home.loom };
