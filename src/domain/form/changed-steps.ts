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

/**
 * Applies a site's changes to the screens, several to one screen in turn. Ignores changes to screens that the form does
 * not have.
 */
export function changedSteps(
  steps: readonly FormStep[],
  changes: readonly StepChange[],
): FormStep[] {
  const allFields = steps.flatMap(({ fields }) => fields);
  return steps.flatMap((step): FormStep[] => {
    const own = changes.filter(({ name }) => name === step.name);
    if (step.optional && own.some(({ removed }) => removed)) return [];
    return [own.reduce((before, change) => changedStep(before, change, allFields), step)];
  });
}

function changedStep(
  step: FormStep,
  { title, text, submit, skip, fields = [], order = [] }: StepChange,
  allFields: readonly FormField[],
): FormStep {
  return {
    ...step,
    title: title ?? step.title,
    text: text ?? step.text,
    submit: submit ?? step.submit,
    skip: skip ?? step.skip,
    fields: inOrder(changedFields(step.fields, fields, allFields), order),
  };
}

function inOrder(fields: readonly FormField[], order: readonly string[]): FormField[] {
  const rank = ({ name }: FormField): number => {
    const at = order.indexOf(name);
    return at < 0 ? order.length : at;
  };
  return fields.toSorted((one, other) => rank(one) - rank(other));
}
