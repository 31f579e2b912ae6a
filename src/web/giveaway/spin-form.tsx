import '#web/enquiry/form/enquiry.css';
import '#web/enquiry/form/fields/field-notes.css';
import './giveaway-page.css';
import { type FormEvent, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { ErrorSummary } from '#web/enquiry/form/error-summary.tsx';
import { FormField } from '#web/enquiry/form/fields/form-field.tsx';
import { GoButton, pressedGo } from '#web/enquiry/form/go-button.tsx';
import { FormTrap } from '#web/enquiry/form/fields/form-trap.tsx';
import { TermsOfUse } from '#web/enquiry/form/fields/terms-of-use.tsx';
import { submissionKey } from '#web/enquiry/form/draft/submission-keys.ts';
import { setHidden } from '#web/enquiry/form/form-elements.ts';
import { rememberDetails } from '#web/enquiry/form/remembered-details.ts';
import { useCheckedForm } from '#web/enquiry/form/use-checked-form.ts';
import { shownValue } from '#web/enquiry/lead/enquiry-answer.ts';
import { useSite } from '#web/site/use-site.ts';
import { PhoneVerification } from '#web/verification/phone-verification.tsx';
import { useCodeDraft } from '#web/verification/use-code-draft.ts';
import { codeField } from '#web/verification/verification-fields.ts';
import type { GiveawayView } from './giveaway-view.ts';
import type { SpinAnswer } from './spin-answer.ts';

interface SpinFormProps {
  form: GiveawayView['form'];
  spinner: GiveawayView['spinner'];
  answer: SpinAnswer | undefined;
}

/** The draft of the form, and the key of its submissions. */
export const SPIN_DRAFT = 'spin-to-win';

/** Asks who spins, verifies the phone, and spins. A visitor who has signed in and said who they are only presses. */
export function SpinForm({ form, spinner, answer }: SpinFormProps) {
  const { slug } = useSite();
  const element = useRef<HTMLFormElement>(null);
  const remembers = form.remembers && spinner === undefined;
  const rules = { site: slug, form: SPIN_DRAFT, remembers };
  const { save, isCodeSent, phone } = useCodeDraft(element, rules, answer);
  const hasCode = isCodeSent && spinner === undefined;
  const fields = hasCode ? [...form.fields, codeField] : form.fields;
  const { summary, faults, check, formProps } = useCheckedForm(fields, answer, element);
  const pressed = pressedGo(useNavigation().formData);
  const faultOf = (name: string) => faults.find(({ field }) => field === name)?.message;

  function prepare(event: FormEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent as SubmitEvent; // React types the native event too widely
    if (pressed) return event.preventDefault();
    setHidden(event.currentTarget.elements, 'idempotency_key', () =>
      submissionKey(slug, SPIN_DRAFT, Date.now()),
    );
    // the button for the code needs only the phone, which the server checks
    if (submitter?.getAttribute('value') !== 'spin') return undefined;
    const values = check();
    if (!values) return event.preventDefault();
    if (remembers) rememberDetails(slug, form.fields, values);
  }

  function noteChange(event: FormEvent<HTMLFormElement>): void {
    formProps.onChange(event);
    save();
  }

  return (
    <section className="enquiry" aria-labelledby="spin-form-title">
      <h2 id="spin-form-title">{form.title}</h2>
      {form.text && <p className="enquiry-text">{form.text}</p>}
      <Form
        {...formProps}
        method="post"
        onSubmit={prepare}
        onChange={noteChange}
        preventScrollReset
      >
        {faults.length > 0 && <ErrorSummary ref={summary} faults={faults} fields={fields} />}
        {spinner?.name !== undefined && (
          <p>
            You’re spinning as <strong>{spinner.name}</strong>.
          </p>
        )}
        <div className="enquiry-fields spin-form-fields" data-known={spinner?.name !== undefined}>
          {form.fields
            .filter(({ name }) => name !== 'phone')
            .map((field) => (
              <FormField
                key={field.name}
                field={field}
                value={shownValue(field, answer)}
                fault={faultOf(field.name)}
              />
            ))}
        </div>
        <PhoneVerification
          phone={phone}
          verifiedPhone={spinner?.phone}
          hasCode={hasCode}
          isSent={answer?.isSent}
          isSending={pressed === 'send'}
          faultOf={faultOf}
        />
        <TermsOfUse terms={form.terms} />
        <p className="soft small">
          One spin for each mobile number. By spinning you accept the{' '}
          <a href="#giveaway-terms">terms below</a>. {form.notice}
        </p>
        <FormTrap />
        <input
          type="hidden"
          name="idempotency_key"
          key={answer?.values['idempotency_key']}
          defaultValue={answer?.values['idempotency_key'] ?? ''}
        />
        {/* filled in by `visit-script.ts` on submit */}
        <input type="hidden" name="lead_attributes" defaultValue="" />
        <GoButton
          go="spin"
          pressed={pressed}
          label={form.submit}
          busy="Spinning…"
          className="button button-action enquiry-submit"
        />
      </Form>
    </section>
  );
}
