import '#web/account/garage/garage.css';
import '#web/enquiry/form/enquiry.css';
import { Form, useNavigation } from 'react-router';
import { ErrorSummary } from '#web/enquiry/form/error-summary.tsx';
import { FormField } from '#web/enquiry/form/fields/form-field.tsx';
import { useCheckedForm } from '#web/enquiry/form/use-checked-form.ts';
import { shownValue } from '#web/enquiry/lead/enquiry-answer.ts';
import type { VerificationAnswer } from '#web/verification/verification-answers.ts';
import { verificationTexts } from '#web/verification/verification-texts.ts';
import { deleteFields } from './delete-fields.ts';

interface DeleteFormProps {
  phone: string;
  answer: VerificationAnswer | undefined;
}

/** Sends a code, then asks for it. Without script each button posts and the page comes back. */
export function DeleteForm({ phone, answer }: DeleteFormProps) {
  const hasCode = answer?.hasCode ?? false;
  const fields = hasCode ? deleteFields : [];
  const { summary, faults, check, formProps } = useCheckedForm(fields, answer);
  const isBusy = useNavigation().state === 'submitting';
  return (
    <section aria-labelledby="delete-confirm" className="enquiry">
      <h2 id="delete-confirm">Is it really you?</h2>
      <Form
        {...formProps}
        method="post"
        preventScrollReset
        onSubmit={(event) => (isBusy || (hasCode && !check())) && event.preventDefault()}
      >
        {faults.length > 0 && <ErrorSummary ref={summary} faults={faults} fields={fields} />}
        <p>
          {hasCode
            ? `Enter the 6-digit code that we sent to ${phone}.`
            : `We send a code to ${phone} first, so that nobody else can delete your account.`}
        </p>
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            value={shownValue(field, answer)}
            fault={faults.find((fault) => fault.field === field.name)?.message}
          />
        ))}
        <div className="garage-buttons">
          <button
            type="submit"
            name="go"
            value={hasCode ? 'delete' : 'send'}
            className="button button-action"
            aria-disabled={isBusy}
          >
            {hasCode ? 'Delete my account' : verificationTexts.send}
          </button>
          <a href="/my-garage/account" className="button button-quiet">
            Keep my account
          </a>
        </div>
      </Form>
    </section>
  );
}
