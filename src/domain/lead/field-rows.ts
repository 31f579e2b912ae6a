import type { FieldRow, LeadField, TextField } from './lead-field.ts';
import type { LeadPart } from './lead-part.ts';
import {
  fieldsOfParts,
  leadFieldList,
  leadFields,
  type LeadFieldName,
  type LeadFields,
} from './lead-fields.ts';

/** Lists some parts of a lead in rows for a salesperson, without those that have no value. */
export function fieldRows(fields: LeadFields, parts: readonly LeadPart[]): FieldRow[] {
  const rows = fieldsOfParts(parts).flatMap(({ name }) => rowsOf(fields, name));
  return [...rows.filter(({ is_first }) => is_first), ...rows.filter(({ is_first }) => !is_first)];
}

/** The rows of one field; none if it is absent or empty. */
export function rowsOf(fields: LeadFields, name: LeadFieldName): FieldRow[] {
  const value = fields[name];
  if (value === undefined || value === '') return [];
  const field: LeadField = leadFields[name];
  if (field.kind === 'text') return textRows(fields, name, field, String(value));
  // the value is of the field's own type: both have the same name
  return field.rows(value as never).filter((row) => row.value);
}

function textRows(
  fields: LeadFields,
  name: LeadFieldName,
  { label, words, address, follows, is_first }: TextField,
  value: string,
): FieldRow[] {
  // a follower stands alone only if the field before it is empty
  if (follows && leadFieldList.some((one) => one.name === follows.field && fields[one.name]))
    return [];
  return [
    {
      label,
      value: (words?.(value) ?? value) + followers(fields, name),
      href: address?.(value),
      ...(is_first && { is_first }),
    },
  ];
}

/** The fields that are appended to another field's row, such as the last name. */
function followers(fields: LeadFields, name: LeadFieldName): string {
  return leadFieldList
    .flatMap((one) => {
      const follows = one.field.kind === 'text' ? one.field.follows : undefined;
      const value = fields[one.name];
      return follows?.field === name && value ? [`${follows.separator}${String(value)}`] : [];
    })
    .join('');
}
