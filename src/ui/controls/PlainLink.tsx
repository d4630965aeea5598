import type { ReactNode } from 'react';
import type { Link } from '../../../domain/content/fields.ts';
import { useContent } from '../../content.tsx';

type Props = Link & {
  className?: string | undefined;
  variant?: string;
  'aria-current'?: 'page' | undefined;
  /** What is shown; by default the label. */
  children?: ReactNode;
};

/** An address of email breaks after its «@» first, where its line is too short. */
export const breakable = (label: string) =>
  label.split(/(?<=@)/).map((part, index) => (index > 0 ? [<wbr key="break" />, part] : part));

/**
 * A link of the content. Its accessible name is the label, followed by `more` and, where a page opens in a new tab, by a
 * note that it does (WCAG technique G201). In `aria-label`, because Orca reads hidden text as a second link.
 */
export function PlainLink({ label, href, newTab, more = '', children = breakable(label), ...look }: Props) {
  const { newTabNote } = useContent();
  const opensPage = newTab && !/^(mailto|tel):/.test(href);
  const name = label + more + (opensPage ? newTabNote : '');
  const tab = newTab && { target: '_blank', rel: 'noopener' };
  return (
    <a
      aria-label={name === label ? undefined : name}
      {...tab}
      href={href}
      className={look.className}
      data-variant={look.variant}
      aria-current={look['aria-current']}
    >
      {children}
    </a>
  );
}

/** The items of a list of links; the link to `path`, the address of this page, is marked. */
export function LinkItems({ links, path }: { links: readonly Link[]; path?: string }) {
  return links.map((link) => (
    <li key={link.label + link.href}>
      <PlainLink {...link} aria-current={link.href === path ? 'page' : undefined} />
    </li>
  ));
}
