import { join } from 'node:path';
import { inject } from 'vitest';

const { url, folder } = inject('fixture');
/** Options of a visit to the site of the fixture brand. */
export const FIXTURE = { baseURL: url } as const;

/** A module of the fixture brand's content, which has the shape of ours. */
const load = (file: string) => import(/* @vite-ignore */ join(folder, 'content', file));
export const { contactForm }: typeof import('../../content/pages/contact.ts') = await load('pages/contact.ts');
export const { contactProblems, contactStatus }: typeof import('../../content/messages.ts') = await load('messages.ts');
export const { navigation }: typeof import('../../content/navigation.ts') = await load('navigation.ts');
