import type { Dispatch } from 'react';
import type { LoomWords } from '../../../domain/content/pages/loom.ts';
import { EMPTY_CLOTH } from '../../../domain/loom/cloth.ts';
import type { Symmetry } from '../../../domain/loom/symmetry.ts';
import type { WeavingAction } from '../../../domain/loom/weaving.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import styles from './LoomTools.module.css';
import groups from './ToolGroup.module.css';

type Props = {
  words: LoomWords;
  symmetry: Symmetry;
  canUndo: boolean;
  canRedo: boolean;
  canClear: boolean;
  dispatch: Dispatch<WeavingAction>;
};

const MIRRORS = [
  { name: 'sides', icon: 'mirror' },
  { name: 'ends', icon: 'mirror' },
  { name: 'repeat', icon: 'repeat' },
] as const satisfies readonly { readonly name: keyof Symmetry; readonly icon: string }[];

/** Undo, redo and clear; how stitches are mirrored. A button with nothing to do stays in place and keeps the focus. */
export function LoomTools({ words, symmetry, canUndo, canRedo, canClear, dispatch }: Props) {
  const { work, symmetry: names } = words;
  return (
    <div className={styles.tools}>
      <fieldset className={groups.group}>
        <legend>{work.title}</legend>
        <Button variant="line" aria-disabled={!canUndo} onClick={() => dispatch({ type: 'undo' })}>
          <Icon name="undo" />
          {work.undo}
        </Button>
        <Button variant="line" aria-disabled={!canRedo} onClick={() => dispatch({ type: 'redo' })}>
          <Icon name="undo" className={styles.redo} />
          {work.redo}
        </Button>
        <Button variant="line" aria-disabled={!canClear} onClick={() => dispatch({ type: 'load', cloth: EMPTY_CLOTH })}>
          <Icon name="close" />
          {work.clear}
        </Button>
      </fieldset>
      <fieldset className={groups.group}>
        <legend>{names.title}</legend>
        {MIRRORS.map(({ name, icon }) => (
          <Button
            key={name}
            variant="line"
            aria-pressed={symmetry[name]}
            onClick={() => dispatch({ type: 'mirror', symmetry: name })}
          >
            <Icon name={icon} className={name === 'ends' ? styles.upright : ''} />
            {names[name]}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
