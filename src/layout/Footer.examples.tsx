import { Footer } from './Footer.tsx';

export const Component = Footer;
export const examples = { page: {} };
