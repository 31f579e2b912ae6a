import { z } from 'zod';

const gate = (page: string) =>
  z.boolean().default(false).describe(`asks visitors to sign in before ${page}`);

/** The pages that ask visitors to sign in. `/online-payment` and `/my-garage` always do. */
export const signIn = z.strictObject({
  checkout: gate('they reserve or buy a vehicle'),
  finance: gate('they apply for finance'),
  spin_to_win: gate('they spin to win'),
  equifax: gate('/finance sends them on (finance_page.forwards_to)'),
});
