import { WhitepaperMissing } from './WhitepaperMissing.tsx';

export const Component = WhitepaperMissing;
export const examples = { unknown: {} };
