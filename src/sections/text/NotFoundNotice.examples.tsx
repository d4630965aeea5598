import { home } from '../../../server/testing/our-content.ts';
import { NotFoundNotice } from './NotFoundNotice.tsx';

export const Component = NotFoundNotice;
export const examples = { home: home.notFound };
