import { expect, it } from 'vitest';
import { phoneBook } from './phone-book.ts';

it('lists every phone number under a name that does not reveal its digits', () => {
  const book = phoneBook({
    phones: { new: '02 5550 0120', service: '02 5550 0121' },
    locations: [
      { id: 'penrith', contact_detail: { phone: '02 5550 0150' } },
      { id: 'gosford', contact_detail: { landline_phone: '02 5550 0160' } },
    ],
  });
  expect([...book]).toEqual([
    ['new', '02 5550 0120'],
    ['service', '02 5550 0121'],
    ['penrith/phone', '02 5550 0150'],
    ['gosford/landline', '02 5550 0160'],
  ]);
});
