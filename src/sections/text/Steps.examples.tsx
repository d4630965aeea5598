import { webDevelopmentPage } from '../../../content/pages/web-development.ts';
import { Steps } from './Steps.tsx';

const { process, payment } = webDevelopmentPage;
export const Component = Steps;
export const examples = { numbered: { ...process, numbered: true }, choices: payment };
