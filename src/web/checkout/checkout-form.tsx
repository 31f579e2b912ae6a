import '#web/enquiry/form/steps/stepped-form.css';
import { useLocation } from 'react-router';
import { draftOf, saveDraft } from '#web/enquiry/form/draft/form-drafts.ts';
import { submissionKey } from '#web/enquiry/form/draft/submission-keys.ts';
import { setHidden } from '#web/enquiry/form/form-elements.ts';
import { CONTACT_STEP } from '#web/enquiry/form/steps/step-answer.ts';
import { SteppedForm } from '#web/enquiry/form/steps/stepped-form.tsx';
import type { useStepAnswer } from '#web/enquiry/form/steps/use-step-answer.ts';
import { storePendingLead } from '#web/enquiry/lead/pending-lead.ts';
import { useSite } from '#web/site/use-site.ts';
import type { CheckoutAnswer } from './checkout-action.ts';
import { CheckoutReview } from './checkout-review.tsx';
import { CONFIRM_STEP } from './checkout-steps.ts';
import type { CheckoutView } from './checkout-view.ts';
import { OwnReservationNote } from './own-reservation-note.tsx';

interface CheckoutFormProps {
  view: CheckoutView;
  shown: ReturnType<typeof useStepAnswer<CheckoutAnswer>>;
  sending: boolean;
}

/** One screen of the checkout at a time; the last one repeats the answers and reserves. */
export function CheckoutForm({ view, shown, sending }: CheckoutFormProps) {
  const { slug } = useSite();
  const { pathname, search } = useLocation();
  const { answer, version, isNewScreen, isSettled, rememberTyped, goBack } = shown;
  const { form, vehicle, signIn } = view;
  const step = form.steps.find(({ name }) => name === answer?.step) ?? form.steps[0];
  if (!step) return null;
  const draft = `${form.kind} ${vehicle.slug}`;
  const isFirst = step.name === CONTACT_STEP;
  const isLast = step.name === CONFIRM_STEP;

  /** Other forms take over the contact details. */
  function noteTyped(values: Record<string, string>, progressKey?: string): void {
    rememberTyped(values, progressKey);
    saveDraft(slug, draft, { values: { ...draftOf(slug, draft)?.values, ...values } }, Date.now());
  }

  /** One key until the reservation has succeeded (decision 039). */
  function prepareReservation(element: HTMLFormElement): void {
    setHidden(element.elements, 'idempotency_key', () => submissionKey(slug, draft, Date.now()));
    storePendingLead(slug, {
      category: form.category,
      event: form.event,
      vehicle: form.vehicle,
      form: { draft, submission: draft },
      progress: pathname + search,
    });
  }

  return (
    <SteppedForm
      // remembered values arrive after hydration and need a new key to fill the fields
      key={`${step.name} ${version}`}
      form={form}
      step={step}
      answer={answer}
      isAnswer={isNewScreen}
      isSettled={isSettled}
      sending={sending}
      onSend={isLast ? prepareReservation : undefined}
      onTyped={noteTyped}
      onBack={goBack}
      before={isLast && <CheckoutReview view={view} answer={answer} />}
    >
      {isFirst && <OwnReservationNote vehicle={vehicle.slug} isReserved={false} />}
      {isFirst && signIn && (
        <p className="step-text">
          <a href={signIn.href}>{signIn.label}</a>
        </p>
      )}
    </SteppedForm>
  );
}
