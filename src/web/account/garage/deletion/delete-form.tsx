import '#web/account/garage/garage.css';
import '#web/enquiry/form/enquiry.css';
import { type FormEvent, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { ErrorSummary } from '#web/enquiry/form/error-summary.tsx';
import { GoButton, pressedGo } from '#web/enquiry/form/go-button.tsx';
import { FormField } from '#web/enquiry/form/fields/form-field.tsx';
import { useCheckedForm } from '#web/enquiry/form/use-checked-form.ts';
import { shownValue } from '#web/enquiry/lead/enquiry-answer.ts';
import { useSite } from '#web/site/use-site.ts';
import { useCodeDraft } from '#web/verification/use-code-draft.ts';
import type { VerificationAnswer } from '#web/verification/verification-answers.ts';
import { sentText, verificationTexts } from '#web/verification/verification-texts.ts';
import { deleteFields } from './delete-fields.ts';

const buttons = {
  send: { go: 'send', label: verificationTexts.send, busy: verificationTexts.sending },
  delete: { go: 'delete', label: 'Delete my account', busy: 'Deleting…' },
};

interface DeleteFormProps {
  phone: string;
  answer: VerificationAnswer | undefined;
}

/** Sends a code, then asks for it. Without script each button posts and the page comes back. */
export function DeleteForm({ phone, answer }: DeleteFormProps) {
  const { slug } = useSite();
  const element = useRef<HTMLFormElement>(null);
  const rules = { site: slug, form: 'delete-account', remembers: false };
  const { save, isCodeSent: hasCode } = useCodeDraft(element, rules, answer);
  const fields = hasCode ? deleteFields : [];
  const { summary, faults, check, formProps } = useCheckedForm(fields, answer, element);
  const pressed = pressedGo(useNavigation().formData);

  function noteChange(event: FormEvent<HTMLFormElement>): void {
    formProps.onChange(event);
    save();
  }
  function prevent(event: FormEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent as SubmitEvent; // React types the native event too widely
    const isDeletion = submitter?.getAttribute('value') === 'delete';
    if (pressed || (isDeletion && !check())) event.preventDefault();
  }
  return (
    <section aria-labelledby="delete-confirm" className="enquiry">
      <h2 id="delete-confirm">Is it really you?</h2>
      <Form
        {...formProps}
        method="post"
        preventScrollReset
        onSubmit={prevent}
        onChange={noteChange}
      >
        {faults.length > 0 && <ErrorSummary ref={summary} faults={faults} fields={fields} />}
        <p>
          <output>{sentText(answer?.isSent)}</output>{' '}
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
        <div className="cluster gap-3">
          <GoButton
            {...(hasCode ? buttons.delete : buttons.send)}
            pressed={pressed}
            className="button button-action"
          />
          {hasCode && (
            <button
              type="submit"
              name="go"
              value="send"
              formNoValidate
              className="button button-quiet"
              aria-disabled={Boolean(pressed)}
            >
              {pressed === 'send' ? verificationTexts.sending : verificationTexts.resend}
            </button>
          )}
          <a href="/my-garage/account" className="button button-quiet">
            Keep my account
          </a>
        </div>
      </Form>
    </section>
  );
}
