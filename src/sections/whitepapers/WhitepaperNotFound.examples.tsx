import { WhitepaperNotFound } from './WhitepaperNotFound.tsx';

export const Component = WhitepaperNotFound;
export const examples = { unknown: {} };
