import './error-summary.css';
import { type Ref, useEffect } from 'react';
import type { FieldFault, FormField } from '#domain/form/form-field.ts';
import { PhoneLink } from '#web/phone/phone-link.tsx';
import { revealPrepared } from '#web/phone/revealed-phones.ts';
import type { PhoneView } from '#web/phone/phone-view.ts';
import { useSiteOfFrame } from '#web/site/use-site.ts';
import { useFieldId } from './fields/field-ids.ts';

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  faults: readonly FieldFault[];
  fields: readonly FormField[];
  /** The phone to call instead; defaults to the site's. */
  phone?: PhoneView | undefined;
  /** Whether the links only focus their fields; following one would close a dialog that is an entry in the history. */
  staysInPlace?: boolean;
}

/** Lists the faults of a form with links to their fields. Source of the texts: specification 2, section 5. */
export function ErrorSummary({
  ref,
  faults,
  fields,
  phone: own,
  staysInPlace = false,
}: ErrorSummaryProps) {
  // a dialog is outside of the page, so it cannot use the page's `useSite`
  const site = useSiteOfFrame();
  const fieldId = useFieldId();
  const phone = own ?? site?.phone;
  const ofWhole = faults.filter(({ field }) => field === '');
  const ofFields = faults.filter(({ field }) => field !== '');
  const hasFailed = ofWhole.length > 0;
  useEffect(() => {
    if (hasFailed) revealPrepared();
  }, [hasFailed]);
  /** A fault in the field's own words says which field it is; others need its label. */
  const wordsOf = ({ field: name, message }: FieldFault) => {
    const { label, required_fault } = fields.find((field) => field.name === name) ?? {};
    return message === required_fault ? message : `${label?.replace(/[?:.]$/, '')}: ${message}`;
  };
  return (
    // without script, autofocus brings the shopper here when the page comes back
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div ref={ref} tabIndex={-1} role="alert" autoFocus className="error-summary">
      {ofWhole.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
      {ofWhole.length > 0 && phone && (
        <p className="error-summary-phone">
          You can also call us on <PhoneLink phone={phone} />.
        </p>
      )}
      {ofFields.length > 0 && (
        <>
          <p>Please fix the following errors:</p>
          <ul>
            {ofFields.map((fault) => (
              <li key={fault.field}>
                <a
                  href={`#${fieldId(fault.field)}`}
                  className="row-inline"
                  onClick={(event) => {
                    if (!staysInPlace) return;
                    event.preventDefault();
                    focusField(fieldId(fault.field));
                  }}
                >
                  {wordsOf(fault)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Focuses a field; a group of options has the focus on its first one. */
function focusField(id: string): void {
  const field = document.getElementById(id);
  const control = field instanceof HTMLFieldSetElement ? field.querySelector('input') : field;
  control?.focus();
}
