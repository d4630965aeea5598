import { inject } from 'vitest';
import { contactItems, directLinks } from '../../../domain/site/contact-links.ts';
import { fixtureContent } from '../../harness/fixture-content.ts';

const { url } = inject('fixture');
/** Options for visiting the fixture brand's site. */
export const FIXTURE = { baseURL: url } as const;

const content = fixtureContent();
export const { contactForm, contactProblems, contactStatus, navigation } = content;
export const contactItemsFor = (planTitle?: string) => contactItems(content, planTitle);
export const directLinksFor = (planTitle?: string) => directLinks(content, planTitle);
