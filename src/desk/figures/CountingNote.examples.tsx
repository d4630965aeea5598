import { CountingNote } from './CountingNote.tsx';

export const Component = CountingNote;
export const examples = { note: {} };
