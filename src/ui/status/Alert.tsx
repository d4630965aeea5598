import type { ReactNode } from 'react';
import type { IconId } from '../../art/icons.ts';
import { Icon } from '../pictures/Icon.tsx';
import styles from './Alert.module.css';

type Tone = 'ok' | 'error' | 'warning' | 'info';
type Props = {
  tone: Tone;
  title: string;
  /** A paragraph below the title, before the children. */
  text?: string;
  /** Screen readers announce it when it appears; assertively if it is an error. */
  live?: boolean;
  icon?: IconId;
  children?: ReactNode;
};

const ICON_OF_TONE: Record<Tone, IconId> = { ok: 'check', error: 'alert', warning: 'alert', info: 'mail' };

/** A message with an icon, so that colour is not the only sign of its tone. */
export function Alert({ tone, title, text, live = false, icon = ICON_OF_TONE[tone], children }: Props) {
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div className={styles.alert} data-tone={tone} role={live ? role : undefined}>
      <Icon name={icon} />
      <b className={styles.title}>{title}</b>
      {(text || children) && (
        <div className={styles.body}>
          {text && <p>{text}</p>}
          {children}
        </div>
      )}
    </div>
  );
}
