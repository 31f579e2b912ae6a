import { choose, enterText, tick } from '#web/controls/enter-value.ts';
import { TRAP } from '#web/enquiry/form/fields/form-trap.tsx';

/**
 * The values of the controls that a shopper sees. Unlike a submission they contain unticked boxes, as empty text, because
 * a box that is ticked at first may have been unticked.
 */
export function typedValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement) {
      const { type, name, checked, value } = control;
      if (name === '' || unseen.has(name) || type === 'hidden') continue;
      if (type === 'radio' && !checked) continue;
      values[name] = type === 'checkbox' && !checked ? '' : value;
    } else if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) {
      if (control.name !== '') values[control.name] = control.value;
    }
  }
  return values;
}

const unseen: ReadonlySet<string> = new Set([TRAP]);

/**
 * Fills a form's untouched controls as if the shopper did, so that their scripts notice. Values that were typed before the
 * script started, or that the browser has restored, stay.
 */
export function fillForm(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  // a choice may change which controls there are
  for (const control of Array.from(form.elements)) {
    if (control instanceof HTMLSelectElement) fillSelect(control, values[control.name]);
    else if (control instanceof HTMLTextAreaElement) fillText(control, values[control.name]);
    else if (control instanceof HTMLInputElement) fillInput(control, values[control.name]);
  }
}

function fillInput(input: HTMLInputElement, value: string | undefined): void {
  if (value === undefined || input.type === 'hidden' || input.readOnly) return;
  if (input.type === 'checkbox' || input.type === 'radio') {
    const wanted = input.type === 'radio' ? value === input.value : value !== '';
    const isUntouched = input.type === 'radio' || input.checked === input.defaultChecked;
    if (isUntouched && input.checked !== wanted && (wanted || input.type === 'checkbox'))
      tick(input, wanted);
    return;
  }
  fillText(input, value);
}

function fillText(field: HTMLInputElement | HTMLTextAreaElement, value: string | undefined): void {
  if (value === undefined || field.value === value) return;
  if (field.value !== field.defaultValue || field === document.activeElement) return;
  enterText(field, value);
}

function fillSelect(select: HTMLSelectElement, value: string | undefined): void {
  const untouched = [...select.options].find((option) => option.defaultSelected)?.value ?? '';
  if (value === undefined || select.value === value || select.value !== untouched) return;
  if (![...select.options].some((option) => option.value === value)) return;
  choose(select, value);
}
