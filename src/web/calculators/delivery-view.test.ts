import { expect, it, vi } from 'vitest';
import { deliveryAnswer } from './delivery-view.ts';

const prices = vi.fn(async (postcode: string) =>
  postcode === '2000' ? { name: 'Sydney', price: 1250 } : undefined,
);

it.each(['', '   '])('asks for a postcode if %j was typed', async (typed) => {
  expect(await deliveryAnswer(typed, prices)).toEqual({
    ok: false,
    fault: 'Please enter a postcode.',
  });
});

it('states the price of delivery, or that it is free', async () => {
  expect(await deliveryAnswer(' 2000 ', prices)).toEqual({
    ok: true,
    text: 'Delivery to Sydney: $1,250',
  });
  expect(await deliveryAnswer('2000', async () => ({ name: 'Sydney', price: 0 }))).toEqual({
    ok: true,
    text: 'Delivery to Sydney: free',
  });
});

it.each(['20000', 'Parramatta', '215', '<b>'])(
  'asks for four digits instead of %s',
  async (typed) => {
    expect(await deliveryAnswer(typed, prices)).toEqual({
      ok: false,
      fault: 'Invalid postcode. Please enter a 4-digit number.',
    });
  },
);

it.each(['3000', '9999'])('apologises for having no estimate for %s', async (typed) => {
  expect(await deliveryAnswer(typed, prices)).toEqual({
    ok: false,
    fault:
      "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
  });
});

it('looks up only postcodes of four digits', async () => {
  prices.mockClear();
  await deliveryAnswer('2000; drop', prices);
  expect(prices).not.toHaveBeenCalled();
});
