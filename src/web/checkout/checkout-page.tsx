import '#web/content/content-page.css';
import './checkout-page.css';
import { useNavigation } from 'react-router';
import { LeadForm } from '#web/enquiry/lead/lead-form.tsx';
import { useStepAnswer } from '#web/enquiry/form/steps/use-step-answer.ts';
import type { CheckoutAnswer } from './checkout-action.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import type { CheckoutView } from './checkout-view.ts';
import { RefusalPage } from './refusal-page.tsx';

interface CheckoutPageProps {
  view: CheckoutView;
  /** The answer to the last submission. */
  answer: CheckoutAnswer | undefined;
}

/** The screens of the form, with the vehicle and the terms of the reservation beside them. */
export function CheckoutPage({ view, answer: actionAnswer }: CheckoutPageProps) {
  const sending = useNavigation().formMethod === 'POST';
  const steps = view.form.steps.map(({ name }) => name);
  const shown = useStepAnswer(actionAnswer, steps, isRefusal);
  const { answer } = shown;
  if (answer?.refusal) {
    const { refusal, enquiry } = answer;
    return (
      <RefusalPage refusal={refusal}>
        {enquiry && (
          <LeadForm
            form={enquiry}
            action={`/cars/${refusal.vehicle}`}
            answer={answer}
            sending={sending}
          />
        )}
      </RefusalPage>
    );
  }
  if (view.refusal) return <RefusalPage refusal={view.refusal} />;
  return (
    <div className="content-page page-width form-page">
      <h1>{view.heading}</h1>
      <div className="checkout-columns column">
        <div className="checkout-side">
          <CheckoutSummary view={view} delivery={answer?.delivery} />
          <section className="checkout-meaning stack gap-2">
            <h2 className="large">{view.meaning.title}</h2>
            <ul className="stack gap-2">
              {view.meaning.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        </div>
        <CheckoutForm view={view} shown={shown} sending={sending} />
      </div>
    </div>
  );
}

/** A refusal ends the form: its enquiry has what was typed. */
function isRefusal({ refusal }: CheckoutAnswer): boolean {
  return refusal !== undefined;
}
