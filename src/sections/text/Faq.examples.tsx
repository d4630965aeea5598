import { hostingPage } from '../../../content/pages/hosting.ts';
import { Faq } from './Faq.tsx';

export const Component = Faq;
export const examples = { hosting: hostingPage.faq };
