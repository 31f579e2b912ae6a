import { makes } from '#domain/vehicle/spelling/make-spelling.ts';
import type { FormField } from './form-field.ts';

const OLDEST_YEAR = 1950;
/** Years that the list offers; older ones are typed. */
const LISTED_YEARS = 35;

/**
 * The shopper's own vehicle, from the known years, makes and models; whatever is missing there can be typed.
 * @param newestYear the latest possible year
 */
export function ownVehicleFields(
  newestYear: number,
  destination: FormField['destination'],
): FormField[] {
  return [
    {
      name: 'year',
      label: 'Year',
      type: 'number',
      required: true,
      required_fault: 'Enter the year.',
      destination,
      min: OLDEST_YEAR,
      max: newestYear,
      max_length: 4,
      suggestions: Array.from({ length: LISTED_YEARS }, (_, ago) => String(newestYear - ago)),
    },
    {
      name: 'make',
      label: 'Make',
      type: 'text',
      required: true,
      required_fault: 'Enter the make.',
      destination,
      max_length: 40,
      suggestions: makes,
    },
    {
      name: 'model',
      label: 'Model',
      type: 'text',
      required: true,
      required_fault: 'Enter the model.',
      destination,
      max_length: 60,
      suggests: 'models',
    },
  ];
}
