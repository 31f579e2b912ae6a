import type { LeadField } from './lead-field.ts';
import {
  type BasicFieldName,
  leadFieldList,
  type LeadFieldName,
  type LeadFields,
} from './lead-fields.ts';

/** The names of the lead's fields to which a rule applies. */
export function fieldNames(applies: (field: LeadField) => boolean): LeadFieldName[] {
  return leadFieldList.filter(({ field }) => applies(field)).map(({ name }) => name);
}

/** The fields that every lead has. */
export const basicFieldNames = fieldNames(
  (field) => field.kind === 'text' && field.is_basic === true,
) as BasicFieldName[]; // by the same rule as the type

/** The contact details. */
export const contactFieldNames = fieldNames(({ destination }) => destination === 'contact');

const snapshot = fieldNames(({ destination }) => destination === 'vehicle');

/** Leaves out the snapshot of the dealer's vehicle, which may change without the shopper's doing. */
export function withoutSnapshot(fields: LeadFields): Partial<LeadFields> {
  return withoutFields(fields, snapshot);
}

export function withoutFields(
  fields: LeadFields,
  names: readonly LeadFieldName[],
): Partial<LeadFields> {
  const left: ReadonlySet<string> = new Set(names);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !left.has(name)));
}

export function onlyFields(
  fields: LeadFields,
  names: readonly LeadFieldName[],
): Partial<LeadFields> {
  const wanted: ReadonlySet<string> = new Set(names);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => wanted.has(name)));
}
