import type { ScreenName } from '../../domain/site/project.ts';
import styles from './screens.module.css';
import { SERVICE_SCREENS } from './service-screens.tsx';
import type { DrawScreen } from './shapes.tsx';
import { SHOP_SCREENS } from './shop-screens.tsx';

const SCREENS: Record<ScreenName, DrawScreen> = { ...SHOP_SCREENS, ...SERVICE_SCREENS };

type Props = { name: ScreenName; words: readonly string[]; className?: string | undefined };

/** The drawn screen of a project. Decorative: its words are part of the picture. */
export function Screen({ name, words, className = '' }: Props) {
  return (
    <svg className={`${styles.screen} ${className}`.trim()} viewBox="0 0 160 110" aria-hidden="true">
      {SCREENS[name](words)}
    </svg>
  );
}
