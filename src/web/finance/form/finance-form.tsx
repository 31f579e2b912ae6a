import '#web/enquiry/form/enquiry.css';
import '#web/finance/finance-page.css';
import { Form, useNavigation } from 'react-router';
import { ErrorSummary } from '#web/enquiry/form/error-summary.tsx';
import { GoButton, pressedGo } from '#web/enquiry/form/go-button.tsx';
import type { FinanceAnswer } from '#web/finance/application/finance-answer.ts';
import { priceField } from '#web/finance/price-field.ts';
import { QuickQuote } from '#web/finance/quick-quote.tsx';
import { useSite } from '#web/site/use-site.ts';
import { ApplicantPhone, ContactFields, Continues, HiddenInputs } from './finance-form-parts.tsx';
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
  const { form, quote } = view;
  const { slug: site } = useSite();
  const pressed = pressedGo(useNavigation().formData);
  const { fields, summary, faults, faultOf, hasCode, phone, verifiedPhone, formProps } =
    useFinanceForm(view, { site, answer, pressed });
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
          priceFault={faultOf(priceField.name)}
        />
        <ContactFields view={view} answer={answer} faultOf={faultOf} />
        <ApplicantPhone
          view={view}
          answer={answer}
          phone={phone}
          verifiedPhone={verifiedPhone}
          hasCode={hasCode}
          pressed={pressed}
          faultOf={faultOf}
        />
        <HiddenInputs answer={answer} />
        <GoButton
          go="apply"
          pressed={pressed}
          label={form.submit}
          busy="Sending…"
          className="button button-action enquiry-submit"
        />
      </Form>
    </section>
  );
}
