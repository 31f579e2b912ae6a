import '#web/enquiry/form/stepped-form.css';
import { useState } from 'react';
import { useNavigation } from 'react-router';
import type { FormStep } from '#domain/form/form-field.ts';
import { SteppedForm } from '#web/enquiry/form/stepped-form.tsx';
import { CONTACT_STEP, type SteppedFormView } from '#web/enquiry/form/stepped-form-view.ts';
import { OfferPanel } from './offer-panel.tsx';
import type { OfferView } from './offer-view.ts';
import { useValuationAnswer } from './use-valuation-answer.ts';
import { CONDITION_STEP, OFFER_STEP, type ValuationAnswer } from './valuation-answer.ts';

interface ValuationFormProps {
  form: SteppedFormView;
  answer: ValuationAnswer | undefined;
  saves: boolean;
}

/** The screens of a valuation, one at a time, and the offer at their end. */
export function ValuationForm({ form, answer: told, saves }: ValuationFormProps) {
  const [first] = form.steps;
  const { answer, version, isNewScreen, keepTyped, goBack } = useValuationAnswer(
    told,
    first?.name ?? '',
  );
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
  const asked = answer?.call ? calledForm(form, answer) : form;
  const step = asked.steps.find(({ name }) => name === answer?.step) ?? asked.steps[0];
  if (!step) return null;
  return (
    <SteppedForm
      // what was kept comes once the page is alive, and fills its fields anew
      key={`${step.name} ${version}`}
      form={asked}
      step={step}
      answer={answer}
      isAnswer={isNewScreen}
      sending={sending}
      onTyped={keepTyped}
      onBack={goBack}
    >
      {answer?.call && (
        <p className="step-note">
          <strong>{answer.call.title}.</strong> {answer.call.text}
        </p>
      )}
    </SteppedForm>
  );
}

/** The form of a shopper whom a person will call. */
function calledForm(form: SteppedFormView, { values }: ValuationAnswer): SteppedFormView {
  const isConditionAsked = values['no_offer'] === 'must-be-seen';
  return {
    ...form,
    steps: form.steps
      .filter(({ name }) => isConditionAsked || name !== CONDITION_STEP)
      .map((step): FormStep =>
        step.name === CONTACT_STEP
          ? { ...step, title: 'Who should we call?', submit: 'Ask for a call' }
          : step,
      ),
  };
}
