import { changedFields, type FieldChange } from './changed-fields.ts';
import type { FormField, FormStep } from './form-field.ts';

/** A site's change to one screen of a form. */
export interface StepChange {
  name: string;
  title?: string | undefined;
  text?: string | undefined;
  submit?: string | undefined;
  skip?: string | undefined;
  /** Removes the screen if it is optional. */
  removed?: boolean | undefined;
  fields?: readonly FieldChange[] | undefined;
  /** Names of the fields to put first; the other fields follow in their usual order. */
  order?: readonly string[] | undefined;
}

/** Applies a site's changes to the screens; ignores changes to screens that the form does not have. */
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
