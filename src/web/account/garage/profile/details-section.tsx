import { writtenPhone } from '#domain/lead/written-phone.ts';
import '#web/enquiry/form/enquiry.css';
import { useEffect } from 'react';
import { Form } from 'react-router';
import { signInFields } from '#web/account/sign-in-view.ts';
import { dropDraft } from '#web/enquiry/form/draft/form-drafts.ts';
import { useFormDraft } from '#web/enquiry/form/draft/use-form-draft.ts';
import { ErrorSummary } from '#web/enquiry/form/error-summary.tsx';
import { FormField } from '#web/enquiry/form/fields/form-field.tsx';
import { useCheckedForm } from '#web/enquiry/form/use-checked-form.ts';
import type { EnquiryAnswer } from '#web/enquiry/lead/enquiry-answer.ts';
import { useSite } from '#web/site/use-site.ts';
import type { DetailsView } from './profile-view.ts';

const DRAFT = 'garage-details';

interface DetailsSectionProps {
  details: DetailsView;
  /** Whether they have just been saved. */
  areSaved: boolean;
  /** The server's answer to details that it refused. */
  answer: EnquiryAnswer | undefined;
}

/** The visitor's name and e-mail address, which can be changed. */
export function DetailsSection({ details, areSaved, answer }: DetailsSectionProps) {
  const fields = signInFields.details;
  const { slug } = useSite();
  const { element, summary, faults, formProps, check } = useCheckedForm(fields, answer);
  const { save } = useFormDraft(element, { site: slug, form: DRAFT, remembers: false });
  useEffect(() => {
    if (areSaved) dropDraft(slug, DRAFT);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- details that are saved again count again
  }, [areSaved, details, slug]);
  return (
    <section aria-labelledby="garage-details" className="enquiry">
      <h2 id="garage-details">Your details</h2>
      <output>{areSaved && faults.length === 0 && 'Your details are saved.'}</output>
      <Form
        {...formProps}
        method="post"
        preventScrollReset
        onSubmit={(event) => !check() && event.preventDefault()}
        onChange={(event) => {
          formProps.onChange(event);
          save();
        }}
      >
        {faults.length > 0 && <ErrorSummary ref={summary} faults={faults} fields={fields} />}
        <p>
          Mobile number: <strong>{writtenPhone(details.phone)}</strong>
        </p>
        <div className="enquiry-fields">
          {fields.map((field) => (
            <FormField
              key={field.name}
              field={field}
              value={answer?.values[field.name] ?? detailOf(details, field.name)}
              fault={faults.find((fault) => fault.field === field.name)?.message}
            />
          ))}
        </div>
        <button type="submit" name="go" value="details" className="button button-action">
          Save my details
        </button>
      </Form>
    </section>
  );
}

function detailOf({ name, last_name, email }: DetailsView, field: string): string {
  return { name, last_name, email }[field] ?? '';
}
