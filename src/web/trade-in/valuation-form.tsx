import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { SteppedForm } from '#web/enquiry/stepped-form.tsx';
import type { SteppedFormView } from '#web/enquiry/stepped-form-view.ts';
import { OfferPanel } from './offer-panel.tsx';
import type { OfferView } from './offer-view.ts';
import { OFFER_STEP, type ValuationAnswer } from './valuation-answer.ts';
import { forgetSoFar, keepSoFar, keptSoFar } from './valuation-memory.ts';

interface ValuationFormProps {
  form: SteppedFormView;
  answer: ValuationAnswer | undefined;
  saves: boolean;
}

/** The screens of a valuation, one at a time, and the offer at their end. */
export function ValuationForm({ form, answer: told, saves }: ValuationFormProps) {
  const { answer, isKept } = useAnswer(told);
  const sending = useNavigation().formMethod === 'POST';
  // an answer to an offer that did not come through leaves the offer where it is
  const [lastResult, setLastResult] = useState<OfferView>();
  if (answer?.result && answer.result !== lastResult) setLastResult(answer.result);
  const result = answer?.result ?? lastResult;
  if (answer?.step === OFFER_STEP && result) {
    return (
      <OfferPanel form={form} result={result} answer={answer} sending={sending} saves={saves} />
    );
  }
  const step = form.steps.find(({ name }) => name === answer?.step) ?? form.steps[0];
  if (!step) return null;
  return (
    <SteppedForm
      // what was kept comes once the page is alive, and fills its fields anew
      key={`${step.name}${isKept ? ' kept' : ''}`}
      form={form}
      step={step}
      answer={answer}
      isAnswer={told !== undefined && told.faults.length === 0}
      sending={sending}
    />
  );
}

/** The server's answer, or where the shopper was before the page was loaded anew. */
function useAnswer(told: ValuationAnswer | undefined) {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const [kept, setKept] = useState<ValuationAnswer>();
  useEffect(() => {
    if (told) {
      // word that somebody will call ends the form
      if (told.result?.kind === 'call') forgetSoFar(page);
      else keepSoFar(page, told);
      return undefined;
    }
    const timer = setTimeout(() => setKept(keptSoFar(page)));
    return () => clearTimeout(timer);
  }, [page, told]);
  return { answer: told ?? kept, isKept: told === undefined && kept !== undefined };
}
