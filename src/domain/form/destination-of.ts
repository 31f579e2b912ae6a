import { type LeadFieldName, leadFieldList } from '#domain/lead/lead-fields.ts';
import type { Destination, FormField } from './form-field.ts';

/** Form fields that the platform reads by their names but that are not on the lead, and what reads them. */
export const formOnlyFields = {
  category: 'the category of the lead',
  dealership_slug: 'the dealership that receives the lead',
  location_id: 'the location that receives the lead',
  opt_in: 'the consent to offers',
  terms_conditions: 'the agreement to the terms of use',
  whoIsHelping: 'the finance application',
  code: 'the verification of the phone',
  form: 'nothing: it names the form for scripts on the page',
} as const;

/** The destination of a field that a site adds: the lead's text field of that name, else the answers. */
export function destinationOf(name: string): Destination {
  if (Object.hasOwn(formOnlyFields, name)) return 'form-only';
  const field = leadFieldList.find((one) => one.name === name)?.field;
  return field?.kind === 'text' ? field.destination : 'answer';
}

/** The field of the lead that a form field fills or adds to; undefined for a form-only field. */
export function leadFieldOf({
  name,
  destination,
}: Pick<FormField, 'name' | 'destination'>): LeadFieldName | undefined {
  return leadFieldList.find(
    ({ name: own, field }) =>
      field.destination === destination && (field.kind !== 'text' || own === name),
  )?.name;
}
