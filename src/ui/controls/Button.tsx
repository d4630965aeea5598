import type { AnchorHTMLAttributes, ComponentProps, ReactNode } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import styles from './Button.module.css';
import type { Link } from './link.ts';

type Look = {
  /** `ink` is the main one; `maiz` and `chalk` are for dark panels; `line` accompanies another button. */
  variant?: 'ink' | 'maiz' | 'chalk' | 'line';
  /** An arrow: forward after the label, back before it. */
  arrow?: 'forward' | 'back';
};

type LinkProps = Look & Link & Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'aria-label'>;

/**
 * A link that looks like a button. `more` is in its name and not in hidden text, which is apart from the label and which
 * readers therefore say as a second link.
 */
export function ButtonLink({ variant = 'ink', arrow, label, href, newTab = false, more, ...anchor }: LinkProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a
      aria-label={more && label + more}
      {...anchor}
      {...tab}
      href={href}
      className={styles.button}
      data-variant={variant}
    >
      {arrow === 'back' && <Icon name="arrow" className={styles.back} />}
      {label}
      {arrow === 'forward' && <Icon name="arrow" className={styles.forward} />}
    </a>
  );
}

type ButtonProps = Pick<Look, 'variant'> &
  Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled'> & { children: ReactNode };

/** A button that does something on this page. */
export function Button({ variant = 'ink', type = 'button', ...button }: ButtonProps) {
  return <button {...button} type={type} className={styles.button} data-variant={variant} />;
}
