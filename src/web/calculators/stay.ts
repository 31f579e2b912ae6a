import type { FormEvent } from 'react';

/** A form is not sent where there is script: the answer is there already. */
export function stay(event: FormEvent): void {
  event.preventDefault();
}
