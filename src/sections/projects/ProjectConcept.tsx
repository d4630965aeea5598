import type { Link } from '../../../domain/content/fields.ts';
import { present } from '../../../domain/site/optional-pages.ts';
import type { Concept } from '../../../domain/site/project.ts';
import { useContent } from '../../content.tsx';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { CheckList } from '../../ui/layout/CheckList.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { SectionTitle } from '../../ui/layout/SectionTitle.tsx';
import { TaxNote } from '../plans/TaxNote.tsx';
import styles from './ProjectConcept.module.css';

type Props = {
  concept: Concept;
  /** The plan that suits such a site: title, price and quote link. Absent when no plan does. */
  plan?: { readonly title: string; readonly price: string; readonly href: string; readonly quote: Link } | undefined;
};

/** What a site for this trade could be like: our own idea, not work for a client. */
export function ProjectConcept({ concept, plan }: Props) {
  const words = present(useContent().portfolio).concept;
  const action = plan?.quote ?? words.other;
  return (
    <section className="band wrap">
      <SectionTitle title={concept.title ?? words.title} intro={concept.intro} />
      <Columns>
        <List title={words.has} items={concept.has} />
        <List title={words.prepare} items={concept.prepare} />
      </Columns>
      <div className={styles.plan}>
        <div>
          <h3>{words.plan}</h3>
          {plan && (
            <p>
              <a href={plan.href}>{plan.title}</a>. <b>{plan.price}</b>
            </p>
          )}
          <p>{concept.why}</p>
          {plan && <TaxNote />}
        </div>
        {action && <ButtonLink {...action} arrow="forward" />}
      </div>
      <p className="muted">{words.note}</p>
    </section>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className={styles.list}>
      <h3>{title}</h3>
      <CheckList items={items} />
    </div>
  );
}
