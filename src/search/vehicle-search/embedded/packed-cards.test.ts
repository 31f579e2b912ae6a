import { expect, it } from 'vitest';
import { someVehicle } from '#tests/support/vehicles.ts';
import { cardDocument } from '#search/vehicle-search/card-document.ts';
import { PackedCards } from './packed-cards.ts';

it('returns a card with exactly the fields that were set', () => {
  const cards = new PackedCards();
  const plain = someVehicle({ id: 1 });
  const rich = someVehicle({
    id: 2,
    badge: 'Škoda “Sportline” 🚗',
    certified: false,
    price: 0,
    images: [{ url: 'https://pictures.example/1.jpg', alt: 'Front' }],
    finance_lenders: { lender: { interestRate: 7.25 } },
    filtered_features: ['Tow Bar', 'Bluetooth', 'Alloy Wheels'],
    autograb_data: { average_market_price: 20_000 },
  });
  for (const vehicle of [plain, rich]) cards.set(vehicle);
  expect(cards.get(1)).toStrictEqual(cardDocument(plain));
  expect(cards.get(2)).toStrictEqual(cardDocument(rich));
  expect(cards.get(2)).toMatchObject({
    certified: false,
    price: 0,
    photos_count: 1,
    badge: rich.badge,
  });
  expect(cards.get(3)).toBeUndefined();
});

it('returns the card that was set last', () => {
  const cards = new PackedCards();
  cards.set(someVehicle({ id: 1, price: 20_000 }));
  cards.set(someVehicle({ id: 1, price: 18_500 }));
  expect(cards.get(1)?.price).toBe(18_500);
});
