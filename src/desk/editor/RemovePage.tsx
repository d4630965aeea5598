import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import type { RemoveView } from '../../../domain/desk/editor/views.ts';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import { ButtonLink, SubmitButton } from '../../ui/controls/Button.tsx';
import { DeskPage } from '../DeskPage.tsx';
import { ContentProblems } from './ContentProblems.tsx';

const words = editorWords.remove;

/** Asks before something is removed from the site, and says what leads to it. */
export function RemovePage({ title, action, back, wasPublished, problems, hints }: RemoveView) {
  return (
    <DeskPage title={words.title(title)} narrow>
      <p>{wasPublished ? words.text : words.neverPublished}</p>
      <ContentProblems title={words.links} problems={problems} />
      <ContentProblems title={editorWords.hints} problems={hints} />
      <form method="post" action={action} className="actions">
        {wasPublished && problems.length === 0 && (
          <SubmitButton label={words.publish} name={FORM_FIELDS.button} value="publicar" />
        )}{' '}
        <SubmitButton label={words.confirm} name={FORM_FIELDS.button} value="guardar" variant="line" />{' '}
        <ButtonLink label={words.cancel} href={back} variant="line" />
      </form>
    </DeskPage>
  );
}
