import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import type { PhotosView } from '../../../domain/desk/editor/photo-views.ts';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import { ButtonLink, SubmitButton } from '../../ui/controls/Button.tsx';
import { Field, Select } from '../../ui/controls/Field.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { DeskPage } from '../DeskPage.tsx';
import styles from './PhotosPage.module.css';

const words = editorWords.photos;
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';

/** The photographs of the site, and the form that adds some or puts one in the place of another. */
export function PhotosPage({ photos, saved = [], refused }: PhotosView) {
  const none = { value: '', label: words.replaceNone };
  const replaceable = photos.map(({ path, name }) => ({ value: path, label: name }));
  return (
    <DeskPage title={words.title} back={{ label: editorWords.title, href: deskRoutes.content }}>
      {refused.length > 0 && (
        <Alert tone="error" title={words.refused} live>
          <ul>
            {refused.map(({ name, problem }) => (
              <li key={name + problem}>{[name, words.problems[problem]].filter(Boolean).join(': ')}</li>
            ))}
          </ul>
        </Alert>
      )}
      {saved.length > 0 && <Alert tone="ok" title={words.saved(saved)} live />}
      <form method="post" action={deskRoutes.photos} encType="multipart/form-data" className="fields">
        <p>{words.text}</p>
        {photos.length > 0 && (
          <Select name={FORM_FIELDS.replacedPhoto} label={words.replace} options={[none, ...replaceable]} />
        )}
        <Field name="fotos" label={words.field} type="file" accept={ACCEPT} multiple />
        <div className="actions">
          <SubmitButton label={words.upload} />
        </div>
      </form>
      {photos.length === 0 ? <p>{words.none}</p> : <Photos photos={photos} />}
    </DeskPage>
  );
}

function Photos({ photos }: Pick<PhotosView, 'photos'>) {
  const [first] = photos;
  return (
    <>
      <p>
        {words.use} <code>{`![…](../images/${first?.name})`}</code>
      </p>
      <ul className={styles.photos}>
        {photos.map(({ path, name, src, width, height }) => (
          <li key={path}>
            <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
            <b>{name}</b>{' '}
            <ButtonLink
              label={words.remove}
              more={` ${name}`}
              href={deskRoutes.removeContent(`images/${name}`)}
              variant="line"
            />
          </li>
        ))}
      </ul>
    </>
  );
}
