import { expect, it } from 'vitest';
import type { Fee } from './calculator.ts';
import { feesText } from './fees-text.ts';

// Source: specification 2, section 9, "Finance", the dealer-specific fee list
const four: Fee[] = [
  { name: 'Security registration', dollars: 6, charged: 'once' },
  { name: 'Admin fee', dollars: 8, charged: 'monthly' },
  { name: 'Dealer agency fee', dollars: 912.25, charged: 'once' },
];

it('names every fee that is charged, with its amount', () => {
  expect(feesText(395, four)).toBe(
    'The repayment includes establishment fee ($395), security registration ($6), admin fee ($8 a month) and dealer agency fee ($912.25).',
  );
});

it('leaves out what costs nothing, and says nothing without fees', () => {
  expect(feesText(0, [{ name: 'PPSR', dollars: 2, charged: 'once' }])).toBe(
    'The repayment includes PPSR ($2).',
  );
  expect(feesText(0, [{ name: 'Admin fee', dollars: 0, charged: 'monthly' }])).toBeUndefined();
});
