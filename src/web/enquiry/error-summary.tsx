import type { Ref } from 'react';
import type { FieldFault, FormField } from '#domain/form/form-field.ts';
import { fieldId } from './form-field.tsx';

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  faults: readonly FieldFault[];
  fields: readonly FormField[];
}

/** What is wrong, each with the way to its field. Source of the words: specification 2, section 5. */
export function ErrorSummary({ ref, faults, fields }: ErrorSummaryProps) {
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label;
  return (
    <div ref={ref} tabIndex={-1} role="alert" className="error-summary">
      <p>Please fix the following errors:</p>
      <ul>
        {faults.map(({ field, message }) => {
          const label = labelOf(field);
          return (
            <li key={field}>
              {label === undefined ? (
                message
              ) : (
                <a href={`#${fieldId(field)}`}>
                  {label}: {message}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
