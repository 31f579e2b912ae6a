import '#web/enquiry/form/fields/field-notes.css';
import './calculators.css';
import { type FormEvent, useRef, useState } from 'react';
import { type DeliveryAnswer, type DeliveryView, emptyPostcode } from './delivery-view.ts';

/**
 * Calculates the price of delivering the vehicle to a postcode. Without script the button returns to the page with the
 * answer.
 */
export function DeliveryCalculator({ view }: { view: DeliveryView }) {
  const [answer, setAnswer] = useState(view.answer);
  const [isLoading, setLoading] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isFault = answer?.ok === false;

  async function showAnswer(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    const postcode = field.current?.value.trim() ?? '';
    if (postcode === '') return setAnswer(emptyPostcode);
    setLoading(true);
    try {
      setAnswer(await fetchDeliveryAnswer(postcode));
    } catch (error) {
      console.warn('The delivery price could not be loaded', error);
      setAnswer({ ok: false, fault: 'We couldn’t get a delivery price. Please try again.' });
    }
    setLoading(false);
  }

  return (
    <section id="delivery" aria-labelledby="delivery-title" className="calculator framed pad-5">
      <h2 id="delivery-title">Delivery calculator</h2>
      <form action="#delivery" onSubmit={(event) => void showAnswer(event)} noValidate>
        <div className="calculator-fields stack gap-4">
          <div className="calculator-field">
            <label>
              <span>Your postcode</span>
              <input
                ref={field}
                type="text"
                inputMode="numeric"
                name="postcode"
                maxLength={4}
                autoComplete="postal-code"
                defaultValue={view.postcode}
                aria-invalid={isFault || undefined}
                aria-describedby="delivery-answer"
                // the answer belonged to another postcode
                onChange={() => setAnswer(undefined)}
              />
            </label>
          </div>
        </div>
        <output
          id="delivery-answer"
          className={isFault ? 'calculator-answer field-fault' : 'calculator-answer'}
          aria-live="polite"
        >
          {isLoading ? 'One moment…' : answer && (answer.ok ? answer.text : answer.fault)}
        </output>
        <button type="submit" className="button button-quiet" aria-disabled={isLoading}>
          Calculate delivery
        </button>
      </form>
    </section>
  );
}

async function fetchDeliveryAnswer(postcode: string): Promise<DeliveryAnswer> {
  const parameters = new URLSearchParams({ postcode });
  const answer = await fetch(`/api/delivery-price?${parameters}`);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  // the response of `delivery-route.ts`
  return (await answer.json()) as DeliveryAnswer;
}
