import type { Link } from '../../../domain/content/fields.ts';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Photo } from '../../ui/pictures/Photo.tsx';
import type { PhotoData } from '../../ui/pictures/photo-data.ts';
import styles from './ProjectStory.module.css';

type Fact = { readonly label: string; readonly link: Link };
type Props = {
  /** Paragraphs are separated by an empty line. */
  chapters: readonly { readonly title: string; readonly text: string }[];
  facts: readonly Fact[];
  pictures: readonly PhotoData[];
};

/** The story of a project (problem, work and result) with facts and pictures. */
export function ProjectStory({ chapters, facts, pictures }: Props) {
  return (
    <section className="band wrap">
      <Columns split="4-8">
        <dl className={styles.facts}>
          {facts.map(({ label, link }) => (
            <div key={label}>
              <dt className="muted caption">{label}</dt>
              <dd>
                <TextLink {...link}>{link.label}</TextLink>
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.chapters}>
          {chapters.map(({ title, text }) => (
            <div key={title} className="stack">
              <h2 className="card-title">{title}</h2>
              {text.split(/\n\s*\n/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ))}
        </div>
      </Columns>
      {pictures.length > 0 && <Pictures pictures={pictures} />}
    </section>
  );
}

function Pictures({ pictures }: Pick<Props, 'pictures'>) {
  return (
    <ul className={styles.pictures} role="list">
      {pictures.map((photo) => (
        <Card as="li" key={photo.src} className={styles.picture}>
          <Photo photo={photo} cover />
        </Card>
      ))}
    </ul>
  );
}
