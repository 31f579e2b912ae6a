import { checkForm } from './check-form.ts';
import type { FieldFault, FormStep } from './form-field.ts';

export type CheckedSteps =
  | { ok: true; values: Record<string, string> }
  | {
      ok: false;
      /** The first screen with a fault. */
      step: string;
      faults: FieldFault[];
    };

/**
 * Validates all screens up to the given one. Values of earlier screens also come from the browser, so none is trusted.
 * @param upTo the name of the last completed screen
 */
export function checkSteps(
  steps: readonly FormStep[],
  sent: Readonly<Record<string, string>>,
  upTo: string,
): CheckedSteps {
  const values: Record<string, string> = {};
  for (const step of steps) {
    const checked = checkForm(step.fields, sent);
    if (!checked.ok) return { ok: false, step: step.name, faults: checked.faults };
    Object.assign(values, checked.values);
    if (step.name === upTo) break;
  }
  return { ok: true, values };
}
