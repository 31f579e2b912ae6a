import '#web/enquiry/form/enquiry.css';
import '#web/enquiry/form/fields/field-notes.css';
import '#web/enquiry/form/spinner.css';
import './finance-form.css';
import { Form, useNavigation } from 'react-router';
import { ErrorSummary } from '#web/enquiry/form/error-summary.tsx';
import { TermsOfUse } from '#web/enquiry/form/fields/terms-of-use.tsx';
import type { FinanceAnswer } from '#web/finance/application/finance-answers.ts';
import { QuickQuote } from '#web/finance/quick-quote.tsx';
import { useSite } from '#web/site/use-site.ts';
import { PhoneVerification } from '#web/verification/phone-verification.tsx';
import { ContactFields, Continues, HiddenInputs } from './finance-form-parts.tsx';
import { type FinanceFormView, useFinanceForm } from './use-finance-form.ts';

interface FinanceFormProps {
  view: FinanceFormView;
  answer: FinanceAnswer | undefined;
}

/**
 * The finance application: quote, contact details, and the phone with its code. Every button posts the form, so that it
 * works without script; with script nothing reloads.
 */
export function FinanceForm({ view, answer }: FinanceFormProps) {
  const { form, quote, verifiedPhone } = view;
  const { slug: site } = useSite();
  const pressed = pressedGo(useNavigation().formData);
  const { fields, summary, faults, faultOf, hasCode, formProps } = useFinanceForm(view, {
    site,
    answer,
    pressed,
  });
  if (answer?.continues) return <Continues href={answer.continues} />;
  return (
    <section
      id="finance-form"
      className="enquiry finance-form"
      aria-labelledby="finance-form-title"
    >
      <h2 id="finance-form-title">{form.title}</h2>
      <Form {...formProps} method="post" preventScrollReset>
        {faults.length > 0 && (
          <ErrorSummary ref={summary} faults={faults} fields={fields} phone={form.phone} />
        )}
        <QuickQuote
          view={quote}
          values={answer?.values}
          quote={answer?.quote}
          hasNoQuote={answer?.hasNoQuote === true}
        />
        <ContactFields view={view} answer={answer} faultOf={faultOf} />
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
        <HiddenInputs />
        <button
          type="submit"
          name="go"
          value="apply"
          className="button button-action enquiry-submit"
          aria-disabled={pressed !== undefined}
        >
          {pressed === 'apply' && <span className="spinner" aria-hidden="true" />}
          {pressed === 'apply' ? 'Sending…' : form.submit}
        </button>
      </Form>
    </section>
  );
}

/** The button whose answer a form awaits; undefined if it awaits none. */
export function pressedGo(sent: FormData | undefined): string | undefined {
  const go = sent?.get('go');
  return typeof go === 'string' ? go : undefined;
}
