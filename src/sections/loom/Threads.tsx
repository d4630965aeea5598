import type { Dispatch } from 'react';
import type { LoomWords } from '../../../domain/content/pages/loom.ts';
import { THREADS, type Thread } from '../../../domain/loom/cloth.ts';
import type { WeavingAction } from '../../../domain/loom/weaving.ts';
import styles from './Threads.module.css';
import './threads.css';

type Props = { words: LoomWords['threads']; thread: Thread; dispatch: Dispatch<WeavingAction> };

/** The bobbins; the number of each is its key on the grid. */
export function Threads({ words, thread: chosen, dispatch }: Props) {
  const { title, names } = words;
  return (
    <fieldset className={styles.threads}>
      <legend>
        {title}: <b>{names[chosen]}</b>
      </legend>
      <div className={styles.bobbins}>
        {THREADS.map((thread, index) => (
          <label key={thread} className={styles.bobbin} data-thread={thread}>
            <input
              type="radio"
              name="thread"
              value={thread}
              checked={thread === chosen}
              onChange={() => dispatch({ type: 'thread', thread })}
            />
            <span>
              {index + 1}
              <span className="hidden"> {names[thread]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
