import type { FormField } from '#domain/form/form-field.ts';
import { codeField } from '#web/verification/verification-fields.ts';

/** What deleting an account requires: a new code, which a stolen session does not have, and a ticked box. */
export const deleteFields: readonly FormField[] = [
  codeField,
  {
    name: 'understood',
    label: 'I understand that this cannot be undone.',
    type: 'checkbox',
    required: true,
    destination: 'form-only',
    required_fault: 'Please tick this box to delete your account.',
  },
];
