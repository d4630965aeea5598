import { samplePosts } from '../../../content/pages/whitepapers.ts';
import { StretchedLink } from './StretchedLink.tsx';

const [{ title, href }] = samplePosts;
export const Component = StretchedLink;
export const examples = { title: { href, children: title } };
