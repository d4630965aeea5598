import { hostingPage } from '../../../content/pages/hosting.ts';
import { Questions } from './Faq.tsx';

export const Component = Questions;
export const examples = { hosting: hostingPage.questions };
