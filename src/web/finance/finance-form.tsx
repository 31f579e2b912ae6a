import '#web/enquiry/form/enquiry.css';
import '#web/enquiry/form/fields/field-notes.css';
import '#web/enquiry/form/spinner.css';
import './finance-form.css';
import { type FormEvent, useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { ErrorSummary } from '#web/enquiry/form/error-summary.tsx';
import { FormField } from '#web/enquiry/form/fields/form-field.tsx';
import { FormTrap } from '#web/enquiry/form/fields/form-trap.tsx';
import { TermsOfUse } from '#web/enquiry/form/fields/terms-of-use.tsx';
import { randomKey, setHidden } from '#web/enquiry/form/form-elements.ts';
import { fillRemembered, rememberDetails } from '#web/enquiry/form/remembered-details.ts';
import { useCheckedForm } from '#web/enquiry/form/use-checked-form.ts';
import { shownValue } from '#web/enquiry/lead/enquiry-answer.ts';
import { storePendingLead } from '#web/enquiry/lead/pending-lead.ts';
import { useSite } from '#web/site/use-site.ts';
import { PhoneVerification } from '#web/verification/phone-verification.tsx';
import { codeField } from '#web/verification/verification-fields.ts';
import { recordEvent } from '#web/visit/record-event.ts';
import type { FinanceAnswer } from './finance-action.ts';
import type { FinancePageView } from './finance-page-view.ts';
import { QuickQuote } from './quick-quote.tsx';

interface FinanceFormProps {
  view: Pick<FinancePageView, 'quote' | 'form' | 'verifiedPhone'>;
  answer: FinanceAnswer | undefined;
}

/**
 * The finance application: quote, contact details, and the phone with its code. Every button posts the form, so that it
 * works without script; with script nothing reloads.
 */
export function FinanceForm({ view, answer }: FinanceFormProps) {
  const { form, quote, verifiedPhone } = view;
  const { slug } = useSite();
  const hasCode = answer?.hasCode === true && verifiedPhone === undefined;
  const fields = hasCode ? [...form.fields, codeField] : form.fields;
  const { element, summary, faults, check, formProps } = useCheckedForm(fields, answer);
  const pressed = useNavigation().formData?.get('go');
  const isBusy = pressed !== undefined;
  const faultOf = (name: string) => faults.find(({ field }) => field === name)?.message;

  useEffect(() => {
    if (form.remembers && element.current) fillRemembered(element.current, slug);
  }, [form.remembers, slug, element]);
  useEffect(() => {
    if (answer?.isSent) recordEvent('codeSent');
    if (answer?.continues) window.location.assign(answer.continues);
  }, [answer]);

  function prepare(event: FormEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent as SubmitEvent; // React types the native event too widely
    if (isBusy) return event.preventDefault();
    // the other buttons need only a part of the form, which the server checks
    if (submitter?.getAttribute('value') !== 'apply') return undefined;
    const values = check();
    if (!values) return event.preventDefault();
    setHidden(event.currentTarget.elements, 'idempotency_key', (before) => before || randomKey());
    if (form.remembers) rememberDetails(slug, form.fields, values);
    const { category, event: recorded, vehicle } = form;
    storePendingLead(slug, { category, event: recorded, vehicle });
  }

  function noteChange(event: FormEvent<HTMLFormElement>): void {
    formProps.onChange(event);
    setHidden(event.currentTarget.elements, 'idempotency_key', () => '');
  }

  if (answer?.continues) return <Continues href={answer.continues} />;
  return (
    <section
      id="finance-form"
      className="enquiry finance-form"
      aria-labelledby="finance-form-title"
    >
      <h2 id="finance-form-title">{form.title}</h2>
      <Form
        {...formProps}
        method="post"
        onSubmit={prepare}
        onChange={noteChange}
        preventScrollReset
      >
        {faults.length > 0 && (
          <ErrorSummary ref={summary} faults={faults} fields={fields} phone={form.phone} />
        )}
        <QuickQuote view={quote} values={answer?.values} quote={answer?.quote} />
        <div className="enquiry-fields">
          {form.fields
            .filter(({ name }) => name !== 'phone')
            .map((field) => (
              <FormField
                key={field.name}
                field={field}
                value={shownValue(field, answer) ?? quotePreset(field.name, view)}
                fault={faultOf(field.name)}
              />
            ))}
        </div>
        <PhoneVerification
          phone={answer?.values['phone']}
          verifiedPhone={verifiedPhone}
          hasCode={hasCode}
          isSent={answer?.isSent === true}
          isSending={pressed === 'send'}
          faultOf={faultOf}
        />
        <TermsOfUse terms={form.terms} />
        <p className="field-hint">{form.notice}</p>
        <FormTrap />
        <input type="hidden" name="idempotency_key" defaultValue="" />
        {/* filled in by `visit-script.ts` on submit */}
        <input type="hidden" name="lead_attributes" defaultValue="" />
        <button
          type="submit"
          name="go"
          value="apply"
          className="button button-action enquiry-submit"
          aria-disabled={isBusy}
        >
          {pressed === 'apply' && <span className="spinner" aria-hidden="true" />}
          {pressed === 'apply' ? 'Sending…' : form.submit}
        </button>
      </Form>
    </section>
  );
}

function quotePreset(name: string, { quote }: Pick<FinancePageView, 'quote'>): string | undefined {
  return name === 'whoIsHelping' ? quote.presets.whoIsHelping : undefined;
}

/** The application goes on at the partner's. Without script the browser follows the page's refresh, or the link. */
function Continues({ href }: { href: string }) {
  return (
    <section className="enquiry" aria-labelledby="finance-continues">
      <meta httpEquiv="refresh" content={`0;url=${href}`} />
      <h2 id="finance-continues">Your application goes on with the lender</h2>
      <p>We have sent your details. If the next page does not open by itself, continue here.</p>
      <p>
        <a className="button button-action" href={href}>
          Continue with the lender
        </a>
      </p>
    </section>
  );
}
