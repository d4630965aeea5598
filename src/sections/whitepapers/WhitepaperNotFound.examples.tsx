import { WhitepaperMissing } from './WhitepaperNotFound.tsx';

export const Component = WhitepaperMissing;
export const examples = { unknown: {} };
