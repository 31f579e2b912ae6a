import type { RateCard } from '#domain/finance/rate-card.ts';
import type { FinanceCustomer } from '#partners/finance/finance-partner.ts';

export const someRateCard: RateCard = {
  rows: [
    { score: 'GREAT', max_age_years: 5, rate: 7.99 },
    { score: 'GREAT', max_age_years: 12, rate: 10.99 },
    { score: 'DECENT', max_age_years: 12, rate: 11.99 },
    { score: 'POOR', max_age_years: 12, rate: 15.99 },
  ],
  establishment_fee: 395,
  monthly_fee: 8,
  other_fees: [],
  deposit_percent: 10,
  balloon_percent: 0,
};

export const someCustomer: FinanceCustomer = {
  nvic: 'ABC23D',
  vin: 'MR0HA3CD100400001',
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 24_990,
  year: 2021,
  loanTerm: 5,
  phoneNumber: '0491570006',
  firstName: 'Mia',
  lastName: 'Nguyen',
  email: 'mia@example.com',
  subscribe: false,
  postCode: '2150',
};
