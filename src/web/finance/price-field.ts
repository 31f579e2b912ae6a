import type { FormField } from '#domain/form/form-field.ts';

/** The price in the quote, which is posted with the application. A price beyond the limits is clamped, and says so. */
export const priceField: FormField = {
  name: 'purchasePrice',
  label: 'Purchase price',
  type: 'money',
  required: false,
  destination: 'form-only',
  min: 0,
  max: 1_000_000_000,
};
