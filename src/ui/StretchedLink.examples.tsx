import { samplePosts } from '../../content/pages/whitepapers.ts';
import { StretchedLink } from './StretchedLink.tsx';

const [{ title, link }] = samplePosts;
export const Component = StretchedLink;
export const examples = { title: { href: link, children: title } };
