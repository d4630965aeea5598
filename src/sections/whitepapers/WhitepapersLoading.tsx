import { company } from '../../../content/company.ts';
import { whitepapers } from '../../../content/pages/whitepapers.ts';
import { routes } from '../../../domain/routes.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { WhitepaperGrid } from './WhitepaperGrid.tsx';
import styles from './WhitepapersLoading.module.css';

type Props = {
  /** The page that is waited for. */
  path: string;
};

/**
 * Stands where whitepapers will be once their host has answered. Without script it says so and
 * offers to try again; `wait-for-news.ts` shows the spinner in its place, and the whitepapers when they are there.
 */
export function NewsWaiting({ path }: Props) {
  const { title, text, retry, contact } = whitepapers.waiting;
  return (
    <div
      className={`band wrap ${styles.waiting}`}
      data-client="WhitepapersLoading"
      data-address={routes.newsApi(company.name)}
    >
      <div data-part="spinner" hidden>
        <WhitepaperGrid loading />
      </div>
      <div data-part="message" role="status">
        <Alert tone="warning" title={title}>
          <p>{text}</p>
        </Alert>
        <div className="actions">
          <ButtonLink href={path}>{retry}</ButtonLink>
          <ButtonLink href={contact.link} variant="line" arrow="forward">
            {contact.label}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
