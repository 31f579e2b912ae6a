import './field-group.css';
import type { ReactNode } from 'react';
import type { FormField } from '#domain/form/form-field.ts';

interface FormFieldsProps {
  fields: readonly FormField[];
  /** Renders one field, with its key. */
  children(field: FormField): ReactNode;
}

/** The fields of a form; neighbours with the same heading stand in one group. */
export function FormFields({ fields, children }: FormFieldsProps) {
  return groupsOf(fields).map(({ label, members }) =>
    label === undefined ? (
      members.map(children)
    ) : (
      <fieldset key={label} className="field-group">
        <legend>{label}</legend>
        {members.map(children)}
      </fieldset>
    ),
  );
}

interface FieldGroup {
  label: string | undefined;
  members: FormField[];
}

function groupsOf(fields: readonly FormField[]): FieldGroup[] {
  const groups: FieldGroup[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && last.label === field.group_label) last.members.push(field);
    else groups.push({ label: field.group_label, members: [field] });
  }
  return groups;
}
