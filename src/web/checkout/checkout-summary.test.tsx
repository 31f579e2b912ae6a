import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { checkoutView } from './checkout-view.ts';

it('shows the price of the delivery, whether reserving costs something or not', () => {
  for (const reserve_amount of ['$0', '$200']) {
    const { settings } = someSite('yard', { checkout: { enabled: true, reserve_amount } });
    const facts = { hasPayments: false, visitor: undefined, page: '/' };
    const view = checkoutView(someVehicle(), 'buy', settings, new Date(), facts);
    const html = (delivery?: string) =>
      renderToString(<CheckoutSummary view={view} delivery={delivery} />);
    expect(html('Delivery to Victoria: $890')).toContain('Delivery to Victoria: $890');
    expect(html().includes('<dl')).toBe(reserve_amount !== '$0');
  }
});
