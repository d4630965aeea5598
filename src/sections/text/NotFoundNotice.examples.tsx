import { home } from '../../../tests/harness/unit/our-content.ts';
import { NotFoundNotice } from './NotFoundNotice.tsx';

export const Component = NotFoundNotice;
export const examples = { home: home.notFound };
