import styles from './Skeleton.module.css';

type Props = { lines?: number };

/** Holds the place of what is still being loaded: a card-like field whose bands step sideways. Not read aloud. */
export function Skeleton({ lines = 3 }: Props) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} />
      ))}
    </div>
  );
}
