import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import type { AddressForm as Props } from '../../../domain/desk/editor/views.ts';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import { SubmitButton } from '../../ui/controls/Button.tsx';
import { Disclosure } from '../../ui/controls/Disclosure.tsx';
import { Field } from '../../ui/controls/Field.tsx';
import styles from './EditPage.module.css';

const words = editorWords.address;

/** The folded form for another address of a page. */
export function AddressForm({ action, slug, problem }: Props & { problem?: string | undefined }) {
  return (
    <Disclosure summary={words.summary} open={problem !== undefined} className={styles.address}>
      <form method="post" action={action} className={`fields ${styles.form}`}>
        <Field
          name={FORM_FIELDS.slug}
          label={words.label}
          hint={words.help}
          defaultValue={slug}
          problem={problem}
          autoComplete="off"
        />
        <div>
          <SubmitButton label={words.publish} name={FORM_FIELDS.button} value="publicar" />{' '}
          <SubmitButton label={words.confirm} name={FORM_FIELDS.button} value="guardar" variant="line" />
        </div>
      </form>
    </Disclosure>
  );
}
