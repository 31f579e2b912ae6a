import { choose, enterText, tick } from './enter-value.ts';

/** A control that differs from its value in the page, and the shopper's value. */
export interface EarlyChange {
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  /** The text or the chosen option; a boolean for a checkbox or a radio button. */
  value: string | boolean;
}

/**
 * The changes that were made before the script started, or that the browser restored. Only valid for controls that were
 * parsed from HTML: in those that React creates, the default values are not set.
 */
export function earlyChanges(page: Document): EarlyChange[] {
  const controls = page.querySelectorAll<EarlyChange['control']>('input, select, textarea');
  return [...controls].flatMap((control) => {
    const value = changedValue(control);
    return value === undefined ? [] : [{ control, value }];
  });
}

/** Undefined if the control is unchanged, or cannot be changed by a shopper. */
function changedValue(control: EarlyChange['control']): string | boolean | undefined {
  if (control.disabled) return undefined;
  if (control instanceof HTMLSelectElement)
    return control.value === initialOption(control) ? undefined : control.value;
  if (control instanceof HTMLInputElement) {
    if (control.type === 'hidden' || control.type === 'file') return undefined;
    if (control.type === 'checkbox' || control.type === 'radio') {
      if (control.checked === control.defaultChecked) return undefined;
      // choosing another radio button clears this one
      return control.type === 'radio' && !control.checked ? undefined : control.checked;
    }
  }
  return control.readOnly || control.value === initialText(control) ? undefined : control.value;
}

function initialOption({ options }: HTMLSelectElement): string {
  const initial = [...options].find((option) => option.defaultSelected) ?? options[0];
  return initial?.value ?? '';
}

/** A slider's value differs from its attribute where the attribute lies between two steps, or beyond the ends. */
function initialText(control: HTMLInputElement | HTMLTextAreaElement): string {
  if (control.type !== 'range') return control.defaultValue;
  const untouched = control.cloneNode() as HTMLInputElement;
  untouched.value = control.defaultValue;
  return untouched.value;
}

/** Makes the change again, with the scripts listening. */
export function repeatChange({ control: changed, value }: EarlyChange): void {
  const control = changed.isConnected ? changed : successorOf(changed);
  if (control instanceof HTMLSelectElement) choose(control, String(value));
  else if (typeof value === 'string' && control) enterText(control, value);
  else if (control instanceof HTMLInputElement) tick(control, value === true);
}

/** The control that has replaced one after an earlier change, such as a field for another period. */
function successorOf({ name, tagName }: EarlyChange['control']): EarlyChange['control'] | null {
  return name ? document.querySelector(`${tagName}[name="${CSS.escape(name)}"]`) : null;
}
