import type { FormEvent } from 'react';

/** Cancels the submission of a calculator's form, because with script the result is already shown. */
export function preventSubmit(event: FormEvent): void {
  event.preventDefault();
}
