import { useState } from 'react';
import { useNavigation } from 'react-router';
import { SteppedForm } from '#web/enquiry/stepped-form.tsx';
import type { SteppedFormView } from '#web/enquiry/stepped-form-view.ts';
import { OfferPanel } from './offer-panel.tsx';
import type { OfferView } from './offer-view.ts';
import { OFFER_STEP, type ValuationAnswer } from './valuation-answer.ts';

interface ValuationFormProps {
  form: SteppedFormView;
  answer: ValuationAnswer | undefined;
  saves: boolean;
}

/** The screens of a valuation, one at a time, and the offer at their end. */
export function ValuationForm({ form, answer, saves }: ValuationFormProps) {
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
      key={step.name}
      form={form}
      step={step}
      answer={answer}
      isAnswer={answer !== undefined && answer.faults.length === 0}
      sending={sending}
    />
  );
}
