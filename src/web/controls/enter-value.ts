/*
 * Each changes a control as if the shopper did, so that scripts notice. React compares a control with the value that was
 * last set on the element itself, and reports only differences; the prototype's setter bypasses that.
 */

export function enterText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  const hasFocus = field === document.activeElement;
  // the text cursor stays where the shopper is typing
  if (hasFocus && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (!hasFocus) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

export function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Sets a checkbox, or chooses a radio button. */
export function tick(box: HTMLInputElement, isTicked: boolean): void {
  box.checked = !isTicked;
  box.click();
}
