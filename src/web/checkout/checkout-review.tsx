import '#web/ui/text-button.css';
import './checkout-review.css';
import type { FormStep } from '#domain/form/form-field.ts';
import { checkForm } from '#domain/form/check-form.ts';
import { CONTACT_STEP } from '#web/enquiry/form/steps/step-answer.ts';
import { sentRows } from '#web/enquiry/lead/sent-rows.ts';
import type { CheckoutAnswer } from './checkout-action.ts';
import { CONFIRM_STEP } from './checkout-steps.ts';
import type { CheckoutView } from './checkout-view.ts';
import { PaymentMarks } from './payment-marks.tsx';

interface CheckoutReviewProps {
  view: Pick<CheckoutView, 'form' | 'terms' | 'takesPayment'>;
  answer: CheckoutAnswer | undefined;
}

/** The answers of the earlier screens, each with a way back to it, and the dealer's own terms. */
export function CheckoutReview({
  view: { form, terms, takesPayment },
  answer,
}: CheckoutReviewProps) {
  const steps = form.steps.filter(({ name }) => name !== CONFIRM_STEP);
  return (
    <>
      {/* the Enter key sends the form, not the first way back */}
      <button type="submit" hidden>
        Send
      </button>
      <input type="hidden" name="idempotency_key" defaultValue="" />
      {steps.map((step) => (
        <section key={step.name} className="checkout-review" aria-label={step.title}>
          <dl className="stack gap-2">
            {rowsOf(step, answer).map(({ label, value }) => (
              <div key={label}>
                <dt className="soft small">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <button type="submit" name="go" value={step.name} formNoValidate className="text-button">
            Change<span className="sr-only">: {step.title}</span>
          </button>
        </section>
      ))}
      {terms && <p className="checkout-terms soft small">{terms}</p>}
      {takesPayment && <PaymentMarks />}
    </>
  );
}

function rowsOf({ name, fields }: FormStep, answer: CheckoutAnswer | undefined) {
  const { values = {}, delivery } = answer ?? {};
  const checked = checkForm(fields, values);
  const rows = checked.ok ? sentRows(fields, checked.values) : [];
  if (name !== CONTACT_STEP)
    return rows.flatMap((row) =>
      row.name === 'postcode' && delivery !== undefined
        ? [row, { label: 'Price of delivery', value: delivery }]
        : [row],
    );
  return [{ label: 'Name', value: `${values['name']} ${values['last_name']}` }, ...rows];
}
