import styles from './Skeleton.module.css';

type Props = { lines?: number };

/** Placeholder for text that is being loaded; hidden from screen readers. */
export function Skeleton({ lines = 3 }: Props) {
  return (
    <div className={`stack ${styles.skeleton}`} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} />
      ))}
    </div>
  );
}
