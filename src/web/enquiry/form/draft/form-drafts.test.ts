import fc from 'fast-check';
import { expect, it } from 'vitest';
import { otherSubjects, valuesFor } from './form-drafts.ts';

const about = ['purchasePrice', 'loanTerm'];

it('returns to each vehicle what was typed about it, and takes the contact along', () => {
  const visit = fc.record({
    subject: fc.constantFrom('', '12', '563', '90'),
    price: fc.stringMatching(/^[1-9]\d{3,5}$/),
    name: fc.constantFrom('Mia', 'Wilhelmina', 'Ng'),
  });
  fc.assert(
    fc.property(fc.array(visit, { minLength: 1, maxLength: 12 }), (visits) => {
      let draft: Parameters<typeof valuesFor>[0] | undefined;
      const prices = new Map<string, string>();
      let lastName: string | undefined;
      for (const { subject, price, name } of visits) {
        const found = draft ? valuesFor(draft, subject, about) : {};
        expect(found['purchasePrice']).toBe(prices.get(subject));
        expect(found['name']).toBe(lastName);
        const others = otherSubjects(draft, subject, about);
        draft = { subject, others, values: { purchasePrice: price, loanTerm: '5', name } };
        prices.set(subject, price);
        lastName = name;
      }
    }),
  );
});

it('keeps what was typed about the last twenty other vehicles', () => {
  let draft: Parameters<typeof valuesFor>[0] | undefined;
  for (let id = 0; id < 40; id += 1) {
    const others = otherSubjects(draft, `car ${id}`, about);
    draft = { subject: `car ${id}`, others, values: { purchasePrice: String(id) } };
  }
  expect(valuesFor(draft!, 'car 25', about)['purchasePrice']).toBe('25');
  expect(valuesFor(draft!, 'car 3', about)['purchasePrice']).toBeUndefined();
});
