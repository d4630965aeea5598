import type { ComponentProps, ReactNode } from 'react';
import type { Link } from '../../../domain/content/fields.ts';
import { Icon } from '../pictures/Icon.tsx';
import styles from './Button.module.css';
import { PlainLink } from './PlainLink.tsx';

type Look = {
  /** `ink` is the main one; `maiz` and `chalk` are for dark panels; `line` accompanies another button. */
  variant?: 'ink' | 'maiz' | 'chalk' | 'line';
  /** An arrow: forward after the label, back before it. */
  arrow?: 'forward' | 'back';
};

/** A link that looks like a button. */
export function ButtonLink({ variant = 'ink', arrow, ...link }: Look & Link) {
  return (
    <PlainLink {...link} className={styles.button} variant={variant}>
      {arrow === 'back' && <Icon name="arrow" className={styles.back} />}
      {link.label}
      {arrow === 'forward' && <Icon name="arrow" className={styles.forward} />}
    </PlainLink>
  );
}

type ButtonProps = Pick<Look, 'variant'> &
  Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled'> & { children: ReactNode };

/** A button that does something on this page. */
export function Button({ variant = 'ink', type = 'button', ...button }: ButtonProps) {
  return <button {...button} type={type} className={styles.button} data-variant={variant} />;
}

type SubmitProps = Omit<ButtonProps, 'type' | 'children'> & { label: string; more?: string };

/** A button that sends its form; only screen readers say `more`. */
export function SubmitButton({ label, more, ...button }: SubmitProps) {
  return (
    <Button {...button} type="submit">
      {label}
      {more && (
        <>
          {' '}
          <span className="hidden">{more}</span>
        </>
      )}
    </Button>
  );
}
