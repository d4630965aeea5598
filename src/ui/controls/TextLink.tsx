import type { Link } from '../../../domain/content/fields.ts';
import { PlainLink } from './PlainLink.tsx';

type Props = Pick<Link, 'href' | 'newTab' | 'more'> & { children: string };

/** A link in running text, in bold. */
export function TextLink({ children, ...link }: Props) {
  return <PlainLink label={children} {...link} className="bold" />;
}
