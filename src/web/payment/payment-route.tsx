import { data, useLoaderData } from 'react-router';
import { AnswerHeading } from '#web/ui/answer-heading.tsx';
import { PaymentMarks } from '#web/checkout/payment-marks.tsx';
import { requestServices } from '#web/request-services.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Route } from './+types/payment-route.ts';
import { paymentView } from './payment-view.ts';

/** Changes with the payment, of which no cache's key knows. */
const fresh = { 'cache-control': 'no-store' };

/** `/payment/{id}`: how a payment stands, and where it is made. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { site, onlinePayment, now } = context.get(requestServices);
  const found = await onlinePayment(params.id);
  if (!found) throw data(null, { status: 404 });
  const hasPaid = url.searchParams.get('payment') === 'made';
  return data(paymentView(found, site.settings.name, hasPaid, now), { headers: fresh });
}

export const headers = () => fresh;

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const meta = () => [
  { title: 'Your payment' },
  { name: 'robots', content: 'noindex' },
  // the address is the shopper's alone
  { name: 'referrer', content: 'no-referrer' },
];

export default function PaymentRoute() {
  const { title, lines, isGood, pay } = useLoaderData<typeof loader>();
  return (
    <div className="message-page">
      {isGood && (
        <span className="message-mark">
          <Icon name="check" />
        </span>
      )}
      <AnswerHeading text={title} />
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {pay ? (
        <div className="checkout-pay">
          <a href={pay.href} className="button button-action">
            {pay.label}
          </a>
          <PaymentMarks />
        </div>
      ) : (
        <p className="message-links">
          <a href="/online-payment" className="button button-quiet">
            Another payment
          </a>
          <a href="/" className="button button-quiet">
            Home page
          </a>
        </p>
      )}
    </div>
  );
}
