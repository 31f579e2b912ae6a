import { changedFields, type FieldChange } from './changed-fields.ts';
import type { FormField, FormStep } from './form-field.ts';

/** What a site says of one of a form's screens. */
export interface StepChange {
  name: string;
  title?: string | undefined;
  text?: string | undefined;
  submit?: string | undefined;
  skip?: string | undefined;
  /** Leaves the screen out, where the form can do without it. */
  removed?: boolean | undefined;
  fields?: readonly FieldChange[] | undefined;
  /** Its fields' names from the first on; those not named follow as they were. */
  order?: readonly string[] | undefined;
}

/** The screens as a site wants them; a change of a screen that the form does not have changes nothing. */
export function changedSteps(
  steps: readonly FormStep[],
  changes: readonly StepChange[],
): FormStep[] {
  return steps.flatMap((step): FormStep[] => {
    const change = changes.find(({ name }) => name === step.name);
    if (!change) return [step];
    if (change.removed && step.optional) return [];
    const { title = step.title, text = step.text, submit = step.submit, skip = step.skip } = change;
    const fields = changedFields(step.fields, change.fields ?? []);
    return [{ ...step, title, text, submit, skip, fields: inOrder(fields, change.order ?? []) }];
  });
}

function inOrder(fields: readonly FormField[], order: readonly string[]): FormField[] {
  const rank = ({ name }: FormField): number => {
    const at = order.indexOf(name);
    return at < 0 ? order.length : at;
  };
  return fields.toSorted((one, other) => rank(one) - rank(other));
}
