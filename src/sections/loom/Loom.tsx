import { memo, useId, useRef } from 'react';
import type { LoomWords } from '../../../domain/content/pages/loom.ts';
import { CLOTH_SIZE, type Cloth, EMPTY_CLOTH } from '../../../domain/loom/cloth.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { ClothMountain } from './ClothMountain.tsx';
import { ClothPattern } from './ClothPattern.tsx';
import type { ClothColours } from './cloth-files.ts';
import { KeepCloth } from './KeepCloth.tsx';
import styles from './Loom.module.css';
import { LoomGrid } from './LoomGrid.tsx';
import { LoomTools } from './LoomTools.tsx';
import { Threads } from './Threads.tsx';
import { useLoom } from './use-loom.ts';

type Props = {
  words: LoomWords;
  /** Colours of the downloaded files. */
  colours: ClothColours;
};

// While a pointer weaves, only the grid and the belt render again.
const [SteadyThreads, SteadyTools, SteadyKeep] = [memo(Threads), memo(LoomTools), memo(KeepCloth)];
const SteadyMountain = memo(ClothMountain);

/** A loom to play with: the cloth repeats as a belt above; the mountain below takes it as a level on request. */
export default function Loom({ words, colours }: Props) {
  const section = useRef<HTMLElement>(null);
  const { weaving, hill, said, count, altered, dispatch } = useLoom(words, section);
  const { cloth, stroke, thread, past, future } = weaving;
  const finished = stroke ? stroke.before : cloth;
  const { hint } = words;
  return (
    <section ref={section} className={`scripted on-screen ${styles.loom}`} aria-label={words.label} tabIndex={-1}>
      <ClothBelt cloth={cloth} />
      <div className={`wrap ${styles.work}`}>
        <div className={styles.weaving}>
          <SteadyThreads words={words.threads} thread={thread} dispatch={dispatch} />
          <div className={styles.frame}>
            <p className="muted">{hint.pointer}</p>
            <div className={styles.said} role="status" aria-atomic="false">
              {altered && <Alert tone="warning" {...words.altered} />}
              {said && <span key={count}>{said}</span>}
            </div>
            <LoomGrid words={words} cloth={cloth} dispatch={dispatch} />
            <p className={`muted ${styles.hint}`}>
              <span className={styles.touch}>{hint.touch}</span>{' '}
              <span className={styles.keyboard}>{hint.keyboard}</span>
            </p>
            <div className={styles.failed} role="alert">
              <Alert tone="error" {...words.failed} />
            </div>
          </div>
        </div>
        <div className={styles.aside}>
          <SteadyTools
            words={words}
            symmetry={weaving.symmetry}
            canUndo={past.length > 0}
            canRedo={future.length > 0}
            canClear={finished !== EMPTY_CLOTH}
            dispatch={dispatch}
          />
          <SteadyKeep words={words} cloth={finished} colours={colours} dispatch={dispatch} />
        </div>
      </div>
      <div className={`wrap row ${styles.invitation}`}>
        <p className="muted">{words.hill.text}</p>
        <Button variant="line" onClick={() => dispatch({ type: 'hill' })}>
          {words.hill.weave}
        </Button>
      </div>
      <SteadyMountain cloth={hill} />
    </section>
  );
}

const CELL_PX = 5;

/** Decorative: the cloth repeated as a belt across the page. */
function ClothBelt({ cloth }: { cloth: Cloth }) {
  const id = useId();
  return (
    <div className={styles.belt}>
      <svg width="100%" height={CLOTH_SIZE.rows * CELL_PX} aria-hidden="true">
        <ClothPattern id={id} cloth={cloth} cell={CELL_PX} />
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </div>
  );
}
