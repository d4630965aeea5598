/** The steps of a visitor that are counted as they are taken, in order. */
const VISIT_STEPS = ['visited', 'contact', 'began', 'sent'] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];
/** All steps from a page to the agency's mailbox; the last one follows from the emails that have not been sent. */
export const STEPS = [...VISIT_STEPS, 'delivered'] as const;
export type Step = (typeof STEPS)[number];

/** A step and the plan that it concerns; an empty plan stands for the step with any plan or none. */
export type StepMark = { readonly step: VisitStep; readonly plan: string };

/**
 * All steps that this one implies. A visitor who sends the form has begun it, even if the server did not see that
 * (without script, one request begins and sends a message), and one who asks for a plan has visited it.
 */
export function stepsUpTo(step: VisitStep, plan = ''): readonly StepMark[] {
  const taken = VISIT_STEPS.slice(0, VISIT_STEPS.indexOf(step) + 1);
  const plans = plan === '' ? [''] : ['', plan];
  return plans.flatMap((one) => taken.map((each) => ({ step: each, plan: one })));
}
