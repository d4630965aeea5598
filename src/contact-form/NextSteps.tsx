import { keepTogether } from '../../domain/site/keep-together.ts';
import styles from './NextSteps.module.css';

type Props = { steps: readonly { readonly title: string; readonly text: string }[] };

/** What happens to a message, in numbered steps; `--state` is the colour of the numbers. */
export function NextSteps({ steps }: Props) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <b>{keepTogether(title)}</b>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
