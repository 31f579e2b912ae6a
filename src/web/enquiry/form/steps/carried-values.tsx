import type { StepAnswer } from './step-answer.ts';
import type { SteppedFormView } from './stepped-form-view.ts';

interface CarriedValuesProps {
  form: Pick<SteppedFormView, 'steps'>;
  /** The current screen. */
  step: string;
  answer: StepAnswer | undefined;
}

/**
 * Hidden inputs with the answers so far and the key that ties them together. The server stores no screens; it validates
 * everything again with each submission.
 */
export function CarriedValues({ form, step, answer }: CarriedValuesProps) {
  const { key = '', values = {} } = answer ?? {};
  const shown = new Set(
    form.steps.find(({ name }) => name === step)?.fields.map(({ name }) => name),
  );
  const carried = form.steps
    .flatMap(({ fields }) => fields.map(({ name }) => name))
    .concat('looked_up', 'no_offer')
    .filter((name) => !shown.has(name) && Object.hasOwn(values, name));
  return (
    <>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="progress_key" defaultValue={key} />
      {/* filled in by `visit-script.ts` on submit */}
      <input type="hidden" name="lead_attributes" defaultValue="" />
      {carried.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
    </>
  );
}
