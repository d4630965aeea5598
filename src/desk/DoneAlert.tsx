import { type Done, doneWords } from '../../domain/desk/done.ts';
import { editorWords } from '../../domain/desk/editor/words.ts';
import { TextLink } from '../ui/controls/TextLink.tsx';
import { Alert } from '../ui/status/Alert.tsx';

type Props = {
  done: Done;
  /** The page of the site that shows what was published. */
  live?: string | undefined;
};

/** What became of the form before this page. */
export function DoneAlert({ done, live }: Props) {
  const isWarning = done === 'sin-publicar' || done === 'retenida';
  return (
    <Alert tone={isWarning ? 'warning' : 'ok'} title={doneWords[done]} live>
      {done === 'publicado' && live && <TextLink href={live}>{editorWords.form.see}</TextLink>}
    </Alert>
  );
}
