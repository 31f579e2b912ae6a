import { expect, it } from 'vitest';
import { isPaymentMade, paymentMadeUrl } from './payment-made.ts';

it('recognises a shopper who returns after paying', () => {
  const page = 'https://www.example.com.au/payment/6d1f';
  expect(isPaymentMade(new URL(paymentMadeUrl(page)))).toBe(true);
  expect(isPaymentMade(new URL(page))).toBe(false);
  expect(isPaymentMade(new URL(`${page}?payment=cancelled`))).toBe(false);
});
