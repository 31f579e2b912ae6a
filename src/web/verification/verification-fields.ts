import type { FormField } from '#domain/form/form-field.ts';

/** The field for the phone that is to be verified. It replaces the phone among a form's core fields. */
export const phoneField: FormField = {
  name: 'phone',
  label: 'Mobile number',
  type: 'mobile',
  required: true,
  required_fault: 'Enter your mobile number.',
  destination: 'contact',
  autocomplete: 'tel-national',
};

/** The field for the code, shown once one was sent. */
export const codeField: FormField = {
  name: 'code',
  label: 'Code from the SMS',
  type: 'code',
  required: true,
  destination: 'form-only',
  placeholder: '123456',
  // lets phones offer the code from the message
  autocomplete: 'one-time-code',
  max_length: 20,
};
