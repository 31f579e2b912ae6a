import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { tradeInFaq } from './trade-in-faq.ts';

it('states the site’s own limits and ends with the dealer’s own questions', () => {
  const own = { question: 'Where?', answer: 'At the yard.' };
  const { settings } = someSite('yard', {
    trade_in: { offer: { max_years: 5, max_km: 80_000 }, faq: [own] },
  });
  const faq = tradeInFaq(settings);
  expect(faq.find(({ question }) => question.includes('online'))?.answer).toMatch(
    /more than 5 years old or has done more than 80,000 km/,
  );
  expect(faq.at(-1)).toEqual(own);
});
