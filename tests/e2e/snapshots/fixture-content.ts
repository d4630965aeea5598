import { join } from 'node:path';
import { inject } from 'vitest';

const { url, folder } = inject('fixture');
/** Options for visiting the fixture brand's site. */
export const FIXTURE = { baseURL: url } as const;

/** Loads a content module of the fixture brand, which has the same shape as ours. */
const load = (file: string) => import(/* @vite-ignore */ join(folder, 'content', file));
export const { contactForm }: typeof import('../../../content/pages/contact.ts') = await load('pages/contact.ts');
export const { contactProblems, contactStatus }: typeof import('../../../content/messages.ts') =
  await load('messages.ts');
export const { navigation }: typeof import('../../../content/navigation.ts') = await load('navigation.ts');
export const { contactItemsFor, directLinks }: typeof import('../../../content/contact-items.ts') =
  await load('contact-items.ts');
