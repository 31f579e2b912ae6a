import '#web/enquiry/form/enquiry.css';
import './finance-popup.css';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { ErrorSummary } from '#web/enquiry/form/error-summary.tsx';
import { draftOf } from '#web/enquiry/form/draft/form-drafts.ts';
import { GoButton, pressedGo } from '#web/enquiry/form/go-button.tsx';
import type { FinanceAnswer } from '#web/finance/application/finance-answer.ts';
import type { FinanceFormPageView } from '#web/finance/finance-page-view.ts';
import {
  ApplicantPhone,
  ContactFields,
  Continues,
  HiddenInputs,
} from '#web/finance/form/finance-form-parts.tsx';
import { FINANCE_DRAFT, useFinanceForm } from '#web/finance/form/use-finance-form.ts';
import { priceField } from '#web/finance/price-field.ts';
import { QuickQuote } from '#web/finance/quick-quote.tsx';
import { PopupSteps } from './popup-steps.tsx';
import { lastStep, usePopupSteps } from './use-popup-steps.ts';

interface FinancePopupFormProps {
  view: FinanceFormPageView;
  site: string;
  link: string;
}

/**
 * The finance form in steps. All of them stay in the form, so that nothing typed is lost; the last one submits it.
 * Source: specification 2, section 4, "Finance submit".
 */
export function FinancePopupForm({ view, site, link }: FinancePopupFormProps) {
  const { form, quote } = view;
  const sent = useFetcher<FinanceAnswer>();
  const answer = sent.data;
  const pressed = pressedGo(sent.formData);
  const application = useFinanceForm(view, { site, answer, pressed });
  const { fields, summary, faultOf, hasCode, phone, verifiedPhone, ...found } = application;
  const { save, check, formProps } = application;
  const heading = useRef<HTMLHeadingElement>(null);
  const [reached] = useState(() => reachedStep(site));
  const steps = usePopupSteps(form.fields, answer, check, { heading, summary }, reached);
  const { step } = steps;
  useEffect(() => {
    save({ step });
  }, [step, save]);
  const faults = [...steps.faults, ...found.faults.filter(steps.isOfStep)];
  const { pathname, search } = new URL(link);

  function submit(event: FormEvent<HTMLFormElement>): void {
    if (step === lastStep) return formProps.onSubmit(event);
    event.preventDefault();
    steps.advance();
  }

  if (answer?.continues) {
    return (
      <>
        <PopupSteps current={lastStep + 1} heading={heading} />
        <Continues href={answer.continues} />
      </>
    );
  }
  return (
    <sent.Form
      {...formProps}
      method="post"
      action={pathname + search}
      className="finance-popup-form stack gap-4"
      // hidden steps have required fields, which `check` validates
      noValidate
      onSubmit={submit}
      preventScrollReset
      defaultShouldRevalidate={false}
    >
      <PopupSteps current={step} heading={heading} />
      {faults.length > 0 && (
        <ErrorSummary
          ref={summary}
          faults={faults}
          fields={fields}
          phone={form.phone}
          staysInPlace
        />
      )}
      <div hidden={step !== 0}>
        <QuickQuote
          view={quote}
          values={answer?.values}
          quote={answer?.quote}
          hasNoQuote={answer?.hasNoQuote === true}
          priceFault={faultOf(priceField.name)}
        />
      </div>
      <div hidden={step !== 1}>
        <ContactFields view={view} answer={answer} faultOf={faultOf} />
      </div>
      <div hidden={step !== lastStep} className="finance-popup-step">
        <ApplicantPhone
          view={view}
          answer={answer}
          phone={phone}
          verifiedPhone={verifiedPhone}
          hasCode={hasCode}
          pressed={pressed}
          faultOf={faultOf}
        />
      </div>
      <HiddenInputs answer={answer} />
      <div className="finance-popup-buttons">
        {step > 0 && (
          <button type="button" className="button button-quiet" onClick={steps.goBack}>
            Back
          </button>
        )}
        <GoButton
          go="apply"
          pressed={pressed}
          label={form.submit}
          busy="Sending…"
          className="button button-action"
        />
      </div>
    </sent.Form>
  );
}

/** The dialog is rendered only in the browser, so it may begin with what the browser remembers. */
function reachedStep(site: string): number {
  return Math.min(draftOf(site, FINANCE_DRAFT)?.step ?? 0, lastStep);
}
