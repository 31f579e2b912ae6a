import '#web/ui/note.css';
import '#web/enquiry/form/enquiry.css';
import '#web/enquiry/form/fields/field-notes.css';
import '#web/enquiry/form/steps/stepped-form.css';
import '#web/ui/message-page.css';
import './offer-panel.css';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Form, useLocation } from 'react-router';
import { CarriedValues } from '#web/enquiry/form/steps/carried-values.tsx';
import { ErrorSummary } from '#web/enquiry/form/error-summary.tsx';
import { storePendingLead, type Thanks } from '#web/enquiry/lead/pending-lead.ts';
import type { SteppedFormView } from '#web/enquiry/form/steps/stepped-form-view.ts';
import { useSite } from '#web/site/use-site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { postOffer, rememberOffer } from './shown-offer.ts';
import type { OfferView } from './offer-view.ts';
import { OFFER_STEP, type ValuationAnswer } from './valuation-answer.ts';

interface OfferPanelProps {
  form: SteppedFormView;
  result: OfferView;
  answer: ValuationAnswer;
  sending: boolean;
  /** Whether the browser also stores the offer with the lead. */
  saves: boolean;
}

/** The result of the form: an offer to accept or decline, or the announcement of a call. */
export function OfferPanel({ result, ...others }: OfferPanelProps) {
  return result.kind === 'offer' ? (
    <Offer {...others} result={result} />
  ) : (
    <CallPanel form={others.form} answer={others.answer} result={result} />
  );
}

type OfferProps = OfferPanelProps & { result: Extract<OfferView, { kind: 'offer' }> };

function Offer({ form, result, answer, sending, saves }: OfferProps) {
  const { slug, id } = useSite();
  const { pathname, search } = useLocation();
  const title = useId();
  const heading = useResultHeading();
  const summary = useRef<HTMLDivElement>(null);
  const { vehicle, offer, amount } = result;
  const { key, faults } = answer;

  useEffect(() => {
    rememberOffer(id, vehicle, offer);
    if (saves && key) void postOffer(offer, key);
  }, [id, vehicle, offer, saves, key]);
  useEffect(() => {
    if (faults.length > 0) summary.current?.focus();
  }, [faults]);

  function prepare(event: FormEvent<HTMLFormElement>): void {
    if (sending) return event.preventDefault();
    // a submit event, which React types as any form's event
    const { submitter } = event.nativeEvent as SubmitEvent;
    const go = submitter instanceof HTMLButtonElement ? submitter.value : '';
    if (go === 'back') return;
    const accepted = go === 'accept';
    storePendingLead(slug, {
      category: form.category,
      event: accepted ? 'offerAccepted' : undefined,
      progress: pathname + search,
      thanks: accepted ? acceptedThanks(vehicle, amount) : declinedThanks(vehicle),
    });
  }

  return (
    <section aria-labelledby={title} className="enquiry step-form offer-panel">
      <h2 id={title} ref={heading} tabIndex={-1}>
        Your offer
      </h2>
      <p className="offer-vehicle">{vehicle}</p>
      {answer.note && <p className="step-note note">{answer.note}</p>}
      {faults.length > 0 && <ErrorSummary ref={summary} faults={faults} fields={[]} />}
      <p className="offer-amount">{amount}</p>
      <p className="offer-confidence row gap-3">
        <span className="offer-marks" aria-hidden="true">
          {[1, 2, 3].map((mark) => (
            <span key={mark} className={mark <= result.marks ? 'mark-reached' : undefined} />
          ))}
        </span>
        {result.confidence}
      </p>
      <Form method="post" onSubmit={prepare} preventScrollReset>
        <CarriedValues form={form} step={OFFER_STEP} answer={answer} />
        <input type="hidden" name="offer" value={`${offer.low}-${offer.high}`} />
        <div className="step-buttons stack gap-3">
          <button
            type="submit"
            name="go"
            value="accept"
            className="button button-action enquiry-submit"
            aria-disabled={sending}
          >
            {sending ? 'One moment…' : 'Accept offer'}
          </button>
          <button type="submit" name="go" value="decline" className="button button-quiet">
            Not now, call me
          </button>
          <button type="submit" name="go" value="back" className="button step-back">
            Back
          </button>
        </div>
      </Form>
      <p className="soft small offer-conditions">{result.conditions}</p>
    </section>
  );
}

function acceptedThanks(vehicle: string, amount: string): Thanks {
  return {
    title: 'Thank you, your offer is accepted',
    text: `${amount} for your ${vehicle}: we call you to arrange when you bring it. Have its registration papers, its service records and all keys with you.`,
  };
}

function declinedThanks(vehicle: string): Thanks {
  return {
    title: 'Thank you, we will call you',
    text: `Somebody who buys for us looks at what you told us of your ${vehicle} and calls you.`,
  };
}

interface CallPanelProps {
  form: SteppedFormView;
  answer: ValuationAnswer;
  result: Extract<OfferView, { kind: 'call' }>;
}

function CallPanel({ form, answer, result }: CallPanelProps) {
  const { category } = form;
  const { slug } = useSite();
  const title = useId();
  const heading = useResultHeading();
  // the lead is complete, so the thank-you page may report it
  useEffect(() => storePendingLead(slug, { category, event: undefined }), [slug, category]);
  return (
    <section aria-labelledby={title} className="enquiry step-form call-panel">
      <span className="message-mark">
        <Icon name="phone" />
      </span>
      <h2 id={title} ref={heading} tabIndex={-1}>
        {result.title}
      </h2>
      {result.vehicle && <p className="offer-vehicle">{result.vehicle}</p>}
      <p className="offer-text">{result.text}</p>
      <Form method="post" preventScrollReset>
        <CarriedValues form={form} step={OFFER_STEP} answer={answer} />
        <div className="step-buttons stack gap-3">
          <a href="/success" className="button button-action enquiry-submit">
            Done
          </a>
          <button type="submit" name="go" value="back" className="button step-back">
            Back
          </button>
        </div>
      </Form>
    </section>
  );
}

/** Focuses the heading, because the panel replaces a form: it scrolls into view and screen readers announce it. */
function useResultHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, []);
  return heading;
}
