import type { ReactNode } from 'react';
import type { IconId } from '../art/icons.ts';
import styles from './Alert.module.css';
import { Icon } from './Icon.tsx';

type Tone = 'ok' | 'error' | 'warning' | 'info';
type Props = {
  /** Success teal, error red, captcha and quotation orange, idle and sending blue. */
  tone: Tone;
  title: string;
  /** Announced by screen readers when it appears: politely, or at once for errors. */
  live?: boolean;
  icon?: IconId;
  children?: ReactNode;
};

const ICON_OF_TONE: Record<Tone, IconId> = { ok: 'check', error: 'alert', warning: 'alert', info: 'mail' };

/** A message that must be noticed: a bar, an icon and words in the state's colour, so colour never stands alone. */
export function Alert({ tone, title, live = false, icon = ICON_OF_TONE[tone], children }: Props) {
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div className={styles.alert} data-tone={tone} role={live ? role : undefined}>
      <Icon name={icon} />
      <b className={styles.title}>{title}</b>
      {children && <div className={styles.body}>{children}</div>}
    </div>
  );
}
