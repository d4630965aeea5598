import { ButtonLink } from '../../ui/Button.tsx';
import { PageHead } from '../heads/PageHead.tsx';

type Props = { title: string; text: string; link: { readonly label: string; readonly href: string } };

/** What is shown where something does not exist: what is missing, why, and the way back. */
export function Missing({ title, text, link }: Props) {
  return (
    <PageHead title={title} text={text}>
      <ButtonLink href={link.href} arrow="back">
        {link.label}
      </ButtonLink>
    </PageHead>
  );
}
