import { ButtonLink } from '../../ui/Button.tsx';
import { Columns } from '../../ui/Columns.tsx';
import styles from './CallToAction.module.css';

type Props = { title: string; text: string; button: { readonly label: string; readonly link: string } };

/** The closing question of a page, on maize, with one button. */
export function CallToAction({ title, text, button }: Props) {
  return (
    <section className={`band ${styles.call}`}>
      <div className="wrap">
        <Columns split="auto" align="end">
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
          <ButtonLink href={button.link} arrow="forward">
            {button.label}
          </ButtonLink>
        </Columns>
      </div>
    </section>
  );
}
