import { CODE_FIELD, deskRoutes, NEXT_FIELD } from '../../domain/desk/desk-routes.ts';
import type { SignInView } from '../../domain/desk/views.ts';
import { deskWords } from '../../domain/desk/words.ts';
import { SubmitButton } from '../ui/controls/Button.tsx';
import { Field } from '../ui/controls/Field.tsx';
import { Alert } from '../ui/status/Alert.tsx';
import { DeskPage } from './DeskPage.tsx';
import styles from './SignIn.module.css';

/** Offers to send a code, and takes its digits, or those of a code that the command line printed. */
export function SignIn({ step, problem, waitS, next }: SignInView) {
  const { title, ask, type, problems, wait } = deskWords.signIn;
  const hasAsked = step === 'type';
  return (
    <DeskPage title={title} narrow>
      {problem && (
        <Alert tone="error" title={problems[problem]} live>
          {waitS && wait(waitS)}
        </Alert>
      )}
      <p>{hasAsked ? type.text : ask.text}</p>
      {hasAsked ? (
        <>
          <CodeForm next={next} focused />
          <SendForm next={next} label={type.again} />
          <p className="muted">{type.missing}</p>
        </>
      ) : (
        <>
          <SendForm next={next} label={ask.send} main />
          <p className="muted">{ask.have}</p>
          <CodeForm next={next} />
        </>
      )}
    </DeskPage>
  );
}

type FormProps = Pick<SignInView, 'next'>;

function SendForm({ next, label, main = false }: FormProps & { label: string; main?: boolean }) {
  return (
    <form method="post" action={deskRoutes.sendCode}>
      <NextField next={next} />
      <SubmitButton label={label} variant={main ? 'ink' : 'line'} />
    </form>
  );
}

function CodeForm({ next, focused = false }: FormProps & { focused?: boolean }) {
  const { code, enter } = deskWords.signIn;
  return (
    <form method="post" action={deskRoutes.signIn} className={`row ${styles.form}`}>
      <NextField next={next} />
      <Field
        name={CODE_FIELD}
        label={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={24}
        required
        autoFocus={focused}
      />
      <SubmitButton label={enter} variant={focused ? 'ink' : 'line'} />
    </form>
  );
}

const NextField = ({ next }: FormProps) => next && <input type="hidden" name={NEXT_FIELD} value={next} />;
