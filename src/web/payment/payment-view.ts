import { amountWords } from '#domain/payment/amount-words.ts';
import type { OnlinePayment } from '#domain/payment/online-payment.ts';
import type { StatusView } from '#web/checkout/status-page.tsx';

const others = [
  { label: 'Another payment', href: '/online-payment' },
  { label: 'Home page', href: '/' },
];

/**
 * The status of a payment. It contains no personal details, because shoppers may share its address.
 * @param hasPaid whether the shopper comes back from the payment partner's page
 */
export function paymentView(
  { state, amount_cents, reference, payment_url, expires_at }: OnlinePayment,
  dealer: string,
  hasPaid: boolean,
  now: Date,
): StatusView {
  const amount = amountWords(amount_cents);
  const nothing = { isSuccess: false, pay: undefined, isPayment: false, links: others };
  if (state === 'paid') {
    return {
      ...nothing,
      isSuccess: true,
      isPayment: true,
      title: `Thank you, your payment of ${amount} has arrived`,
      lines: [`It was for: ${reference}.`, `${dealer} knows, and will be in touch if need be.`],
    };
  }
  if (state === 'waiting' && hasPaid) {
    return {
      ...nothing,
      isPayment: true,
      title: 'Thank you. Your payment is on its way to us',
      lines: ['This can take a moment. Check back shortly: this page shows when it has arrived.'],
    };
  }
  if (state === 'not-paid' || !payment_url || Date.parse(expires_at) <= now.getTime()) {
    return {
      ...nothing,
      title: 'This payment was not made',
      lines: ['Nothing was charged. You can begin it again.'],
    };
  }
  return {
    ...nothing,
    title: `Your payment of ${amount} to ${dealer}`,
    lines: [`It is for: ${reference}.`],
    isPayment: true,
    pay: { label: `Pay ${amount} securely`, href: payment_url },
    links: [],
  };
}
