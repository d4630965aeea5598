import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { type Done, doneWords } from '../../domain/desk/done.ts';
import { editorWords } from '../../domain/desk/editor/words.ts';
import { TextLink } from '../ui/controls/TextLink.tsx';
import { Alert } from '../ui/status/Alert.tsx';

type Props = {
  done: Done;
  /** The page of the site that shows what was published. */
  live?: string | undefined;
  /** This page lists the pending changes. */
  listsPending?: boolean;
};

/** What became of the form before this page. */
export function DoneAlert({ done, live, listsPending = false }: Props) {
  const isPending = done === 'guardado' || done === 'en-espera';
  const isWarning = done === 'sin-publicar' || done === 'con-otros' || done === 'retenida';
  return (
    <Alert tone={isWarning ? 'warning' : 'ok'} title={doneWords[done]} live>
      {done === 'publicado' && live && <TextLink href={live}>{editorWords.form.see}</TextLink>}
      {isPending && !listsPending && <TextLink href={deskRoutes.pendingContent}>{editorWords.pending.title}</TextLink>}
    </Alert>
  );
}
