/** The way of a visitor from a page to the agency's mailbox, in order. */
export const STEPS = ['visited', 'contact', 'began', 'sent', 'delivered'] as const;
export type Step = (typeof STEPS)[number];

/** A step and the plan that it is about; an empty plan is everything, whatever it is about. */
export type StepMark = { readonly step: Step; readonly plan: string };

/**
 * The steps that a visitor has taken who takes this one. Whoever sends the form has begun it, even if the server saw
 * nothing of it (without script, a message begins and is sent in one request), and whoever asks for a plan knows it.
 */
export function stepsUpTo(step: Step, plan = ''): readonly StepMark[] {
  const taken = STEPS.slice(0, STEPS.indexOf(step) + 1);
  const plans = plan === '' ? [''] : ['', plan];
  return plans.flatMap((one) => taken.map((each) => ({ step: each, plan: one })));
}
