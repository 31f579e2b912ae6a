import '#web/enquiry/form/enquiry.css';
import '#web/enquiry/form/fields/field-notes.css';
import '#web/enquiry/form/spinner.css';
import { type FormEvent, useId } from 'react';
import { Form } from 'react-router';
import { useSite } from '#web/site/use-site.ts';
import { CAREERS } from '#domain/form/lead-category.ts';
import { type EnquiryAnswer, shownValue } from './enquiry-answer.ts';
import { ErrorSummary } from '#web/enquiry/form/error-summary.tsx';
import { FormField } from '#web/enquiry/form/fields/form-field.tsx';
import { FormFields } from '#web/enquiry/form/fields/form-fields.tsx';
import { FormTrap } from '#web/enquiry/form/fields/form-trap.tsx';
import { calendarAddress } from './calendar-address.ts';
import { sentRows } from './sent-rows.ts';
import { submissionKey } from '#web/enquiry/form/draft/submission-keys.ts';
import { useFormDraft } from '#web/enquiry/form/draft/use-form-draft.ts';
import { setHidden } from '#web/enquiry/form/form-elements.ts';
import type { LeadFormView } from './lead-form-view.ts';
import { rememberEnquiredVehicle, storePendingLead } from './pending-lead.ts';
import { rememberDetails } from '#web/enquiry/form/remembered-details.ts';
import { CollectionNotice } from '#web/enquiry/form/fields/collection-notice.tsx';
import { TermsOfUse } from '#web/enquiry/form/fields/terms-of-use.tsx';
import { useCheckedForm } from '#web/enquiry/form/use-checked-form.ts';
import { useDependentFields } from '#web/enquiry/form/fields/use-dependent-fields.ts';

interface LeadFormProps {
  form: LeadFormView;
  /** The server's answer to the last submission. */
  answer: EnquiryAnswer | undefined;
  sending: boolean;
  /** The page that receives the form; by default the open one. */
  action?: string;
  /** Whether the title is visible; screen readers read it in any case. */
  isTitled?: boolean;
}

/** A form that works without script as a plain post. With script it validates in the browser and submits once. */
export function LeadForm({ form, answer, sending, action, isTitled = true }: LeadFormProps) {
  const { slug } = useSite();
  const title = useId();
  const { element, summary, faults, check, formProps } = useCheckedForm(form.fields, answer);
  const { fields, notice, noteChoice } = useDependentFields(form.fields);

  const draft = draftName(form);
  const { save } = useFormDraft(element, { site: slug, form: draft, remembers: form.remembers });

  function prepare(event: FormEvent<HTMLFormElement>): void {
    if (sending) return event.preventDefault();
    const values = check();
    if (!values) return event.preventDefault();
    const { elements } = event.currentTarget;
    setHidden(elements, 'idempotency_key', () => submissionKey(slug, draft, Date.now()));
    if (form.remembers) rememberDetails(slug, form.fields, values);
    const category = values['category'] ?? form.category;
    storePendingLead(slug, {
      category,
      // job applications may also come through the general form
      event: category === CAREERS ? 'careerEnquiry' : form.event,
      vehicle: form.vehicle,
      form: { draft, submission: draft },
      sent: sentRows(form.fields, values),
      calendar: calendarAddress(values, form.vehicle?.slug),
      phone: form.phone,
    });
  }

  function noteChange(event: FormEvent<HTMLFormElement>): void {
    formProps.onChange(event);
    noteChoice(event);
    save();
  }

  return (
    <section id="enquire" aria-labelledby={title} className="enquiry">
      <h2 id={title} className={isTitled ? undefined : 'sr-only'}>
        {form.title}
      </h2>
      {form.text && <p className="enquiry-text">{form.text}</p>}
      <Form
        {...formProps}
        method="post"
        {...(action !== undefined && { action })}
        onSubmit={prepare}
        onChange={noteChange}
        onFocus={() => rememberEnquiredVehicle(slug, form.vehicle)}
        preventScrollReset
      >
        {faults.length > 0 && (
          <ErrorSummary ref={summary} faults={faults} fields={form.fields} phone={form.phone} />
        )}
        <div className="enquiry-fields">
          <FormFields fields={fields}>
            {(field) => (
              <FormField
                key={field.name}
                field={field}
                value={shownValue(field, answer)}
                fault={faults.find((fault) => fault.field === field.name)?.message}
                notice={notice?.field === field.name ? notice.message : undefined}
              />
            )}
          </FormFields>
        </div>
        <TermsOfUse terms={form.terms} />
        <CollectionNotice notice={form.notice} privacy={form.privacy} />
        <FormTrap />
        <input type="hidden" name="idempotency_key" defaultValue="" />
        {/* filled in by `visit-script.ts` on submit */}
        <input type="hidden" name="lead_attributes" defaultValue="" />
        <button
          type="submit"
          className="button button-action enquiry-submit"
          aria-disabled={sending}
        >
          {sending && <span className="spinner" aria-hidden="true" />}
          {sending ? 'Sending…' : form.submit}
        </button>
      </Form>
    </section>
  );
}

/** The draft of a form; forms about different vehicles have different ones. */
function draftName({ kind, vehicle }: LeadFormView): string {
  return vehicle ? `${kind} ${vehicle.id}` : kind;
}
