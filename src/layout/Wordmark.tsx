import { splitName } from './measure-name.ts';
import styles from './Wordmark.module.css';

/** A name whose lines, one or two, do not break within; its style sheet makes them `inline-block`. */
export function NameLines({ name }: { name: string }) {
  const [first, second] = splitName(name);
  return (
    <>
      <span>{first}</span>
      {second && ' '}
      {second && <span>{second}</span>}
    </>
  );
}

type Props = { name: string; as: 'h1' | 'b'; className?: string | undefined };

/**
 * The agency's name above the summit of a mountain, which hides a little of it: as large as its container allows, whole, on
 * one line or two. The container, of `container-type: size`, gives `--summit` (its height), `--room` (what is above it) and
 * `--largest` (the size, in hundredths of the container's height).
 */
export function Wordmark({ name, as: Tag, className = '' }: Props) {
  return (
    <Tag className={`${styles.wordmark} ${className}`.trim()}>
      <NameLines name={name} />
    </Tag>
  );
}
