import toolbar from '@github/markdown-toolbar-element/dist/index.js?url';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { FORM_FIELDS, GUIDE_BUTTONS } from '../../../domain/desk/editor/form-fields.ts';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import { ArticleText } from '../../sections/whitepapers/Article.tsx';
import { SubmitButton } from '../../ui/controls/Button.tsx';
import { Disclosure } from '../../ui/controls/Disclosure.tsx';
import { Field, Select } from '../../ui/controls/Field.tsx';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import styles from './GuideField.module.css';

type Props = {
  /** Markdown. */
  body: string;
  /** The text as readers see it, sanitized; absent while it cannot be shown. */
  html: string | undefined;
  /** Where the form is sent. */
  action: string;
  /** Names of photographs, to place in the text. */
  pictures?: readonly string[] | undefined;
  problem?: string | undefined;
};

const words = editorWords.guide;
/** Id of the part of the form that its own buttons come back to. */
const GUIDE = 'guia';
/** What the buttons of the toolbar do, by the package's names. */
const FORMATS = ['header-2', 'bold', 'italic', 'unordered-list', 'ordered-list', 'quote', 'link'] as const;

/**
 * The text of a guide, beside its result. The toolbar is the only script of the desk: without it Markdown is typed, and
 * all else is done by buttons of the form.
 */
export function GuideField({ body, html, action, pictures = [], problem }: Props) {
  const button = {
    name: FORM_FIELDS.button,
    formAction: `${action}#${GUIDE}`,
    variant: 'line',
  } as const;
  return (
    <div className={`stack ${styles.guide}`} id={GUIDE}>
      <script type="module" src={toolbar} />
      <div className={`stack ${styles.written}`}>
        <markdown-toolbar for={FORM_FIELDS.body} aria-label={words.toolbar}>
          {FORMATS.map((format) => (
            <button key={format} type="button" data-md-button={format}>
              {words.formats[format]}
            </button>
          ))}
        </markdown-toolbar>
        <Field
          name={FORM_FIELDS.body}
          label={words.body}
          hint={words.bodyHelp}
          defaultValue={body}
          problem={problem}
          multiline
          rows={24}
        />
        {pictures.length === 0 && (
          <p>
            {words.noPhotos} <TextLink href={deskRoutes.photos}>{editorWords.photos.title}</TextLink>
          </p>
        )}
        {pictures.length > 0 && (
          <Disclosure summary={words.addPhoto}>
            <div className="stack">
              <Select name={FORM_FIELDS.photo} label={words.photo} options={pictures.map((label) => ({ label }))} />
              <Field name={FORM_FIELDS.photoText} label={words.photoText} hint={words.photoHelp} autoComplete="off" />
              <div>
                <SubmitButton {...button} label={words.placePhoto} value={GUIDE_BUTTONS.photo} />
              </div>
            </div>
          </Disclosure>
        )}
      </div>
      <section className={styles.result} aria-labelledby={`${GUIDE}-title`}>
        <div className={`row apart ${styles.head}`}>
          <b id={`${GUIDE}-title`}>{words.result}</b>{' '}
          <SubmitButton {...button} label={words.look} value={GUIDE_BUTTONS.look} />
        </div>
        {html === undefined ? <p>{words.noResult}</p> : <ArticleText html={html} />}
      </section>
    </div>
  );
}
