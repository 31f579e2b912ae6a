import fc from 'fast-check';
import { expect, it } from 'vitest';
import { siteSettingsOf } from '#tests/support/demo-settings.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { calculation } from './calculator.ts';
import { withLenderTerms, withShownRepayment } from './calculator-start.ts';
import { loanFees } from './own-terms.ts';
import { shownRepayment } from './shown-repayment.ts';

const now = new Date('2026-11-21T00:00:00Z');
const { finance } = siteSettingsOf('kestrel-auto');

it('a repayment on own terms is the calculator’s for the same deposit and term', () => {
  const vehicles = fc
    .record({
      price: fc.integer({ min: 20_000, max: 120_000 }),
      interestRate: fc.integer({ min: 500, max: 1500 }).map((rate) => rate / 100),
      fees: fc.option(fc.constantFrom(0, 395.5, 495), { nil: undefined }),
      balloon: fc.constantFrom(0, 3000),
      isQuote: fc.boolean(),
    })
    .map(({ price, interestRate, fees, balloon, isQuote }) => {
      const entry = { interestRate, comparisonRate: 12, paymentWeek: 150, termYears: 4, balloon };
      const quote = { weeklyRepaymentAmount: 150, advertisedRate: interestRate, comparisonRate: 9 };
      const lender = { ...entry, ...(fees !== undefined && { establishmentFees: fees }) };
      return someVehicle({
        price,
        year: 2022,
        ...(isQuote ? { youxQuote: quote } : { finance_lenders: { 'river-gum-money': lender } }),
      });
    });
  const terms = fc.record({
    deposit: fc.integer({ min: 0, max: 8000 }),
    years: fc.constantFrom(1, 3, 5, 7),
  });
  fc.assert(
    fc.property(vehicles, terms, (vehicle, own) => {
      const usual = shownRepayment(vehicle, finance, now)!;
      const { calculator, whole_dollars } = finance;
      const settings = withShownRepayment(
        withLenderTerms(
          { ...calculator, default_amount: 30_000, rounds_up: whole_dollars },
          usual.lender ? finance.lenders[0]!.calculator : {},
        ),
        { ...usual, ...loanFees(usual, finance) },
      );
      const asked = { deposit: own.deposit, term: own.years };
      const { repayment } = calculation(asked, settings, vehicle.price);
      const shown = shownRepayment(vehicle, finance, now, own)!;
      expect(Math.ceil(shown.amount)).toBe(repayment);
      expect(shown).toMatchObject({ ...own, interestRate: usual.interestRate });
    }),
  );
});
