/** The steps of a visitor from a page to the agency's mailbox, in order. */
export const STEPS = ['visited', 'contact', 'began', 'sent', 'delivered'] as const;
export type Step = (typeof STEPS)[number];

/** A step and the plan that it concerns; an empty plan stands for the step with any plan or none. */
export type StepMark = { readonly step: Step; readonly plan: string };

/**
 * All steps that this one implies. A visitor who sends the form has begun it, even if the server did not see that
 * (without script, one request begins and sends a message), and one who asks for a plan has visited it.
 */
export function stepsUpTo(step: Step, plan = ''): readonly StepMark[] {
  const taken = STEPS.slice(0, STEPS.indexOf(step) + 1);
  const plans = plan === '' ? [''] : ['', plan];
  return plans.flatMap((one) => taken.map((each) => ({ step: each, plan: one })));
}
