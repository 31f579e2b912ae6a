import { type FormEvent, useRef, useState } from 'react';
import type { DeliveryAnswer, DeliveryView } from './delivery-view.ts';

/** What it costs to have the vehicle brought. Without script the button leads back to the page with the answer. */
export function DeliveryCalculator({ view }: { view: DeliveryView }) {
  const [answer, setAnswer] = useState(view.answer);
  const [isLoading, setLoading] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isFault = answer?.ok === false;

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    setLoading(true);
    try {
      setAnswer(await deliveryAnswerOf(field.current?.value ?? ''));
    } catch (error) {
      console.warn('The delivery price could not be asked for', error);
      setAnswer({ ok: false, fault: 'That did not work. Please try again.' });
    }
    setLoading(false);
  }

  return (
    <section id="delivery" aria-labelledby="delivery-title" className="calculator">
      <h2 id="delivery-title">Delivery calculator</h2>
      <form action="#delivery" onSubmit={(event) => void ask(event)} noValidate>
        <div className="calculator-fields">
          <div className="calculator-field">
            <label>
              <span>Your postcode</span>
              <span className="calculator-input">
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
                  // the answer was for another postcode
                  onChange={() => setAnswer(undefined)}
                />
              </span>
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

async function deliveryAnswerOf(postcode: string): Promise<DeliveryAnswer> {
  const parameters = new URLSearchParams({ postcode });
  const answer = await fetch(`/api/delivery-price?${parameters}`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  // our own route's answer
  return (await answer.json()) as DeliveryAnswer;
}
