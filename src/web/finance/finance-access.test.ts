import { expect, it } from 'vitest';
import type { Visitor } from '#domain/account/visitor.ts';
import { someSite } from '#tests/support/sites.ts';
import { requireFinanceAccess } from './finance-access.ts';

const visitor: Visitor = { id: 'v-1', phone: '0491570006', name: '', last_name: '', email: '' };
const forwards_to = 'https://lender.example/apply?dealer=9';

/** The redirect's target, the status of an error, or undefined if the page may be shown. */
function outcome(path: string, settings: object, who?: Visitor): string | number | undefined {
  const site = someSite('yard', { finance: { enabled: true }, ...settings });
  try {
    requireFinanceAccess({ site, visitor: who }, new URL(path, 'http://yard.localhost'));
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location') ?? thrown.status;
    return (thrown as { init?: { status?: number } }).init?.status;
  }
}

it('shows the form of a site with finance, and answers 404 on others', () => {
  expect(outcome('/finance', {})).toBeUndefined();
  expect(outcome('/finance', { finance: {} })).toBe(404);
});

it('sends /finance on with every parameter, once for each value, and a cleaned car_id', () => {
  const settings = { finance_page: { forwards_to } };
  expect(outcome('/finance?car_id=7?x&vin=A%26B&tag=1&tag=2', settings)).toBe(
    'https://lender.example/apply?dealer=9&car_id=7&vin=A%26B&tag=1&tag=2',
  );
  expect(outcome('/finance', settings)).toBe(forwards_to);
});

it('sends only /finance on, so that it may lead to another page of the site', () => {
  const settings = { finance_page: { forwards_to: '/apply-for-finance' } };
  expect(outcome('/finance?car_id=7', settings)).toBe('/apply-for-finance?car_id=7');
  expect(outcome('/apply-for-finance?car_id=7', settings)).toBeUndefined();
});

it('asks visitors to sign in before they are sent on, if the site says so', () => {
  const settings = { finance_page: { forwards_to }, sign_in: { equifax: true } };
  expect(outcome('/finance?car_id=7', settings)).toMatch(/^\/sign-in\?type=car-finance&/);
  expect(outcome('/finance', settings, visitor)).toBe(forwards_to);
  // the form has a gate of its own
  expect(outcome('/apply-for-finance', settings)).toBeUndefined();
});

it('asks visitors to sign in before the form, if the site says so', () => {
  const settings = { sign_in: { finance: true } };
  expect(outcome('/finance', settings)).toMatch(/^\/sign-in\?type=finance&/);
  expect(outcome('/finance', settings, visitor)).toBeUndefined();
  const forwarding = { ...settings, finance_page: { forwards_to } };
  expect(outcome('/finance', forwarding)).toBe(forwards_to);
});
