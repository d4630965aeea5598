import { marketingPage } from '../../../content/pages/marketing.ts';
import { ServiceBlocks } from './ServiceBlocks.tsx';

const { service, blocks } = marketingPage;
export const Component = ServiceBlocks;
export const examples = { marketing: { service, blocks } };
