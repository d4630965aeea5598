import { home } from '../../../content/pages/home.ts';
import { NotFoundNotice } from './NotFoundNotice.tsx';

export const Component = NotFoundNotice;
export const examples = { home: home.notFound };
