import type { CheckoutPurpose } from '#domain/form/form-context.ts';
import type { FormField, FormStep } from '#domain/form/form-field.ts';
import { CONTACT_STEP, type StepAnswer } from '#web/enquiry/form/steps/step-answer.ts';
import type { LeadFormView } from '#web/enquiry/lead/lead-form-view.ts';

/** The last screen: everything once more, the consent, and the button that reserves. */
export const CONFIRM_STEP = 'confirm';

const choicesTitles: Readonly<Record<CheckoutPurpose, string>> = {
  reserve: 'What can we get ready for you?',
  buy: 'How would you like to buy it?',
};

const consent: ReadonlySet<string> = new Set(['opt_in', 'terms_conditions']);

/** Divides the form of a reservation into the screens of the checkout. */
export function checkoutSteps(
  { title, text, submit, fields }: Pick<LeadFormView, 'title' | 'text' | 'submit' | 'fields'>,
  purpose: CheckoutPurpose,
): FormStep[] {
  const screenOf = ({ name, screen }: FormField): string =>
    consent.has(name) ? CONFIRM_STEP : (screen ?? CONTACT_STEP);
  const on = (screen: string) => fields.filter((field) => screenOf(field) === screen);
  return [
    { name: CONTACT_STEP, title, text, submit: 'Continue', fields: on(CONTACT_STEP) },
    {
      name: 'choices',
      title: choicesTitles[purpose],
      text: 'Leave out what you do not know yet.',
      submit: 'Continue',
      fields: on('choices'),
    },
    { name: CONFIRM_STEP, title: 'Is everything right?', submit, fields: on(CONFIRM_STEP) },
  ];
}

/**
 * The screen that a submission leads to before the last one; undefined if it is the last one's, or of no screen at all.
 * Nothing is stored on the way: each screen carries the answers so far, and the last one validates them all.
 * @param check validates the screens up to the named one
 */
export function nextScreen(
  steps: readonly FormStep[],
  sent: Readonly<Record<string, string>>,
  check: (
    upTo: string,
  ) => { ok: true } | (Pick<StepAnswer, 'faults'> & { ok: false; step: string }),
): StepAnswer | undefined {
  const at = steps.findIndex(({ name }) => name === sent['step']);
  const { go } = sent;
  const wanted = go === 'back' ? steps[Math.max(at - 1, 0)] : steps.find(({ name }) => name === go);
  if (wanted) return { faults: [], values: sent, step: wanted.name };
  const next = at < 0 ? undefined : steps[at + 1];
  if (!next) return undefined;
  const checked = check(steps[at]?.name ?? '');
  return checked.ok
    ? { faults: [], values: sent, step: next.name }
    : { faults: checked.faults, values: sent, step: checked.step };
}
