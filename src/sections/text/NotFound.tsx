import type { Link } from '../../../domain/content/fields.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { PageHead } from '../heads/PageHead.tsx';

type Props = { title: string; text: string; link: Link };

/** The page for an address without content: what is missing, why, and a way back. */
export function NotFound({ title, text, link }: Props) {
  return (
    <PageHead title={title} text={text}>
      <ButtonLink {...link} arrow="back" />
    </PageHead>
  );
}
