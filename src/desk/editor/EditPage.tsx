import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import type { EditView } from '../../../domain/desk/editor/views.ts';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import { ButtonLink, SubmitButton } from '../../ui/controls/Button.tsx';
import { Disclosure } from '../../ui/controls/Disclosure.tsx';
import { Field } from '../../ui/controls/Field.tsx';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { ChangedWords } from './ChangedWords.tsx';
import { ContentProblems } from './ContentProblems.tsx';
import styles from './EditPage.module.css';
import { FoundTexts } from './FoundTexts.tsx';
import { GuideField } from './GuideField.tsx';
import { PICTURE_NAMES } from './LeafField.tsx';
import { GroupFields } from './ShapeField.tsx';

const words = editorWords.form;
const NO_FACTS: ReadonlyMap<string, string> = new Map();

/** The form of a file, made from its schema, or the list of the parts of a long one. */
export function EditPage(view: EditView) {
  const { title, back, site, part, parts, shape, preview, copy, remove, address, problems } = view;
  const list = { label: part ? title : editorWords.title, href: back };
  return (
    <DeskPage title={title} back={site ? { label: words.site, href: site } : list} narrow={view.body === undefined}>
      {view.mentions?.map(({ name, found }) => (
        <Alert key={name} tone="info" title={words.mentions(name)} icon="speech">
          <FoundTexts found={found} />
        </Alert>
      ))}
      <ContentProblems title={words.problems(problems.length)} problems={problems} here />
      {view.meanwhile && (
        <Alert tone="warning" title={words.meanwhile} text={words.meanwhileText} live>
          <ChangedWords changes={view.meanwhile} />
        </Alert>
      )}
      {parts ? <Parts parts={parts} /> : shape && <Form {...view} />}
      <div className={`actions ${styles.ways}`}>
        {preview && <ButtonLink label={editorWords.previewPage} href={preview} variant="line" arrow="forward" />}{' '}
        {copy && <TextLink href={copy}>{words.copy}</TextLink>}{' '}
        {remove && <TextLink href={remove}>{words.removeFile}</TextLink>}
      </div>
      {address && (
        <AddressForm {...address} problem={problems.find(({ field }) => field === FORM_FIELDS.slug)?.message} />
      )}
    </DeskPage>
  );
}

function Parts({ parts }: { parts: NonNullable<EditView['parts']> }) {
  return (
    <nav aria-label={words.parts}>
      <ul className="ruled">
        {parts.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Form({ names = {}, facts = NO_FACTS, ...view }: EditView) {
  const { action, button, shape, value, body, html, base, problems, isNew } = view;
  if (shape?.type !== 'group') return null;
  const refused: Record<string, string> = {};
  for (const { field = '', message } of problems) {
    const { [field]: said = '' } = refused;
    if (!said.includes(message)) refused[field] = `${said} ${message}`.trim();
  }
  return (
    <form method="post" action={action} className={`fields ${styles.form}`}>
      {/* What Enter does in a field: browsers take the first button. */}
      <button
        type="submit"
        name={FORM_FIELDS.button}
        value="guardar"
        className="hidden"
        tabIndex={-1}
        aria-hidden="true"
      >
        {words.save}
      </button>
      <input type="hidden" name={FORM_FIELDS.base} value={base} />
      {isNew && <p className="muted">{words.slug}</p>}
      <datalist id={PICTURE_NAMES}>
        {names.picture?.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <GroupFields {...{ shape, value, facts, names, action, button }} name="" place="" problems={refused} />
      {body !== undefined && (
        <GuideField {...{ body, html, action }} pictures={names.picture} problem={refused[FORM_FIELDS.body]} />
      )}
      <div className="actions save">
        <SubmitButton label={words.publish} name={FORM_FIELDS.button} value="publicar" />{' '}
        <SubmitButton label={words.save} name={FORM_FIELDS.button} value="guardar" variant="line" />
      </div>
    </form>
  );
}

/** The folded form for another address of a page. */
function AddressForm({ action, slug, problem }: NonNullable<EditView['address']> & { problem: string | undefined }) {
  const { summary, label, help, publish, confirm } = editorWords.address;
  return (
    <Disclosure summary={summary} open={problem !== undefined} className={styles.address}>
      <form method="post" action={action} className={`fields ${styles.form}`}>
        <Field
          name={FORM_FIELDS.slug}
          label={label}
          hint={help}
          defaultValue={slug}
          problem={problem}
          autoComplete="off"
        />
        <div>
          <SubmitButton label={publish} name={FORM_FIELDS.button} value="publicar" />{' '}
          <SubmitButton label={confirm} name={FORM_FIELDS.button} value="guardar" variant="line" />
        </div>
      </form>
    </Disclosure>
  );
}
