import '#web/content/content-page.css';
import '#web/enquiry/lead/vehicle-in-question.css';
import './checkout-page.css';
import { useNavigation } from 'react-router';
import { LeadForm } from '#web/enquiry/lead/lead-form.tsx';
import { Picture } from '#web/ui/card/picture.tsx';
import { PriceBlock } from '#web/vehicle/price-block.tsx';
import type { CheckoutAnswer } from './checkout-action.ts';
import type { CheckoutView } from './checkout-view.ts';
import { OwnReservationNote } from './own-reservation-note.tsx';
import { PaymentMarks } from './payment-marks.tsx';
import { RefusalPage } from './refusal-page.tsx';

interface CheckoutPageProps {
  view: CheckoutView;
  /** The answer to the last submission. */
  answer: CheckoutAnswer | undefined;
}

/** The vehicle, the meaning of a reservation, and the form. */
export function CheckoutPage({ view, answer }: CheckoutPageProps) {
  const sending = useNavigation().formMethod === 'POST';
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
  const { heading, vehicle, meaning, signIn, takesPayment, terms, form } = view;
  return (
    <div className="content-page page-width form-page">
      <h1>{heading}</h1>
      <div className="checkout-columns stack gap-5">
        <a href={vehicle.href} className="form-page-vehicle framed stack gap-1 checkout-vehicle">
          {vehicle.picture && (
            <Picture
              picture={vehicle.picture}
              sizes="(min-width: 992px) 22rem, 92vw"
              eager
              className="photo"
            />
          )}
          <strong>{vehicle.title}</strong>
          {vehicle.subtitle && <span>{vehicle.subtitle}</span>}
          <PriceBlock price={vehicle.price} />
          {vehicle.place && <span>{vehicle.place}</span>}
        </a>
        <div className="checkout-main stack gap-4">
          <ul className="checkout-meaning stack gap-2">
            {meaning.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <OwnReservationNote vehicle={vehicle.slug} isReserved={false} />
          {signIn && (
            <p className="checkout-sign-in">
              <a href={signIn.href}>{signIn.label}</a>
            </p>
          )}
          {takesPayment && <PaymentMarks />}
          {terms && <p className="checkout-terms soft small">{terms}</p>}
          <LeadForm form={form} answer={answer} sending={sending} />
        </div>
      </div>
    </div>
  );
}
