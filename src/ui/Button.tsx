import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';

type Look = {
  /** `ink` is the main one; `maiz` and `chalk` stand on dark panels; `line` accompanies another button. */
  variant?: 'ink' | 'maiz' | 'chalk' | 'line';
  /** An arrow after the words: forward by default, or back before them. */
  arrow?: 'forward' | 'back';
  /** Goes on where the label stops, for who hears it without what is around it; not seen. */
  more?: string;
  children: ReactNode;
};

const Content = ({ arrow, more, children }: Look) => (
  <>
    {arrow === 'back' && <Icon name="arrow" className={styles.back} />}
    {children}
    {more && <span className="hidden">{more}</span>}
    {arrow === 'forward' && <Icon name="arrow" />}
  </>
);

type LinkProps = Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> & { href: string };

/** A link that looks like a button: it goes somewhere. `target="_blank"` never hands over the opener. */
export function ButtonLink({ variant = 'ink', arrow, more, children, ...anchor }: LinkProps) {
  const rel = anchor.target === '_blank' ? 'noopener' : undefined;
  return (
    <a rel={rel} {...anchor} className={styles.button} data-variant={variant}>
      <Content arrow={arrow} more={more}>
        {children}
      </Content>
    </a>
  );
}

type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'disabled'>;

/** A button: it does something here. */
export function Button({ variant = 'ink', arrow, more, children, type = 'button', ...button }: ButtonProps) {
  return (
    <button {...button} type={type} className={styles.button} data-variant={variant}>
      <Content arrow={arrow} more={more}>
        {children}
      </Content>
    </button>
  );
}
