import '#web/ui/note.css';
import '#web/enquiry/form/steps/stepped-form.css';
import { useState } from 'react';
import { useNavigation } from 'react-router';
import type { FormStep } from '#domain/form/form-field.ts';
import { useStepAnswer } from '#web/enquiry/form/steps/use-step-answer.ts';
import { SteppedForm } from '#web/enquiry/form/steps/stepped-form.tsx';
import { CONTACT_STEP } from '#web/enquiry/form/steps/step-answer.ts';
import type { SteppedFormView } from '#web/enquiry/form/steps/stepped-form-view.ts';
import { OfferPanel } from './offer-panel.tsx';
import type { OfferView } from './offer-view.ts';
import {
  CONDITION_STEP,
  OFFER_STEP,
  VEHICLE_STEP,
  type ValuationAnswer,
} from './valuation-answer.ts';

interface ValuationFormProps {
  form: SteppedFormView;
  answer: ValuationAnswer | undefined;
  saves: boolean;
}

/** The screens of a valuation, one at a time, followed by the offer. */
export function ValuationForm({ form, answer: actionAnswer, saves }: ValuationFormProps) {
  const { answer, version, isNewScreen, isSettled, rememberTyped, goBack } = useStepAnswer(
    actionAnswer,
    form.steps.map(({ name }) => name),
    announcesCall,
  );
  const sending = useNavigation().formMethod === 'POST';
  // if answering the offer fails, the offer stays visible
  const [lastResult, setLastResult] = useState<OfferView>();
  if (answer?.result && answer.result !== lastResult) setLastResult(answer.result);
  const result = answer?.result ?? lastResult;
  if (answer?.step === OFFER_STEP && result) {
    return (
      <OfferPanel form={form} result={result} answer={answer} sending={sending} saves={saves} />
    );
  }
  const asked = answer?.call ? formWithCall(form, answer) : form;
  const step = asked.steps.find(({ name }) => name === answer?.step) ?? asked.steps[0];
  if (!step) return null;
  return (
    <SteppedForm
      // remembered values arrive after hydration and need a new key to fill the fields
      key={`${step.name} ${version}`}
      form={asked}
      step={step}
      answer={answer}
      isAnswer={isNewScreen}
      isSettled={isSettled}
      sending={sending}
      onTyped={rememberTyped}
      onBack={goBack}
    >
      {step.name === VEHICLE_STEP && answer?.values['rego'] && !answer.note && (
        <p className="step-text">
          Number plate: <strong>{answer.values['rego'].toUpperCase()}</strong>
        </p>
      )}
      {answer?.call && (
        <p className="step-note note">
          <strong>{answer.call.title}.</strong> {answer.call.text}
        </p>
      )}
    </SteppedForm>
  );
}

/** The announcement of a call ends the form. */
function announcesCall({ result }: ValuationAnswer): boolean {
  return result?.kind === 'call';
}

/** The form for a shopper who will get a call instead of an online offer. */
function formWithCall(form: SteppedFormView, { values }: ValuationAnswer): SteppedFormView {
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
