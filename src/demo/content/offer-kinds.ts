import type { NamedView } from '#demo/pictures/picture-view.ts';
import { comparisonRate } from '#domain/finance/comparison-rate.ts';
import { dollars } from '#domain/price/dollars.ts';
import type { PresentedModel } from './presented-model.ts';

/** An offer on a model, in a dealer's marketing language. */
export interface OfferKind {
  id: string;
  category: string;
  view: NamedView;
  /** In whole dollars; absent if the offer has no price of its own. */
  price?(model: PresentedModel): number;
  name(model: PresentedModel): string;
  description(model: PresentedModel, price: string): string;
  disclaimer: string;
}

/** Rounds up to an advertised price, which ends in 990. */
export function advertised(amount: number): number {
  return Math.ceil((amount + 10) / 1000) * 1000 - 10;
}

const named = ({ make, name }: PresentedModel): string => `${make} ${name}`;

/** Percent per annum, and dollars. */
const loan = { interest: 5.9, establishmentFee: 250 } as const;

/** The comparison rate and its warning come first, so that a card that truncates the text does not hide them. */
const comparison =
  `Comparison rate ${comparisonRate(loan).toFixed(2)}% p.a., based on a 5-year secured loan of $30,000. WARNING: This ` +
  'comparison rate is true only for the example given and may not include all fees and charges. ';

const whileStocksLast =
  'On selected vehicles in stock, for private buyers and ABN holders, while stocks last. ';

export const offerKinds = {
  driveAway: {
    id: 'drive-away',
    category: 'Drive away offer',
    view: 'front-three-quarter',
    price: ({ dollarsNew }) => advertised(dollarsNew * 1.15),
    name: (model) => `${named(model)}, nothing more to pay`,
    description: (model, price) =>
      `<p>Drive the <strong>${named(model)}</strong> home for ${price}, with registration, stamp duty and dealer ` +
      `delivery all in the price.</p><p>Ask us which colours are on the floor today.</p>`,
    disclaimer: `${whileStocksLast}Premium paint costs extra. Not with other offers.`,
  },
  finance: {
    id: 'finance',
    category: 'Finance offer',
    view: 'low-front',
    name: (model) => `${loan.interest}% p.a. on the ${named(model)}`,
    description: (model) =>
      `<p>Take the ${named(model)} home on a secured loan at ${loan.interest}% p.a. over one to five years, to ` +
      `approved buyers. There is no balloon at the end unless you ask for one, and no fee for paying it out early.</p>` +
      `<p>Our finance team answers most applications within two business hours, and comes to you if that is easier.</p>`,
    disclaimer:
      `${comparison}Different terms, fees or other loan amounts might result in a different comparison rate. For ` +
      `approved personal applicants, with an establishment fee of $${loan.establishmentFee}. Terms, conditions, fees ` +
      `and lending criteria apply.`,
  },
  bonus: {
    id: 'bonus',
    category: 'Factory bonus',
    view: 'opposite-three-quarter',
    price: ({ dollarsNew }) => advertised(dollarsNew * 1.04),
    name: (model) => `${dollars(1500)} factory bonus on the ${named(model)}`,
    description: (model, price) =>
      `Order a new ${named(model)} this month and the factory takes $1,500 off the drive away price, which brings it ` +
      `to ${price}. Spend the difference on a tow bar or roof racks.`,
    disclaimer: `${whileStocksLast}The bonus is taken off the drive away price and cannot be paid out.`,
  },
  demonstrator: {
    id: 'demonstrator',
    category: 'Demonstrator',
    view: 'rear-three-quarter',
    price: ({ dollarsNew }) => advertised(dollarsNew * 0.94),
    name: (model) => `Demonstrator ${named(model)}`,
    description: (model) =>
      `Our own ${named(model)} demonstrators make room for the next ones: a few thousand careful kilometres, the ` +
      `balance of the new-car warranty, and the first service done.<ul><li>Full service history</li>` +
      `<li>Two keys and all the books</li><li>Detailed before you collect it</li></ul>`,
    disclaimer: whileStocksLast.trim(),
  },
  accessories: {
    id: 'accessories',
    category: 'Accessories',
    view: 'wheel',
    name: (model) => `${dollars(1000)} of accessories with the ${named(model)}`,
    description: (model) =>
      `Choose ${dollars(1000)} of genuine accessories with any new ${named(model)}, fitted by us before delivery.`,
    disclaimer: `${whileStocksLast}At recommended retail prices, fitting included.`,
  },
  business: {
    id: 'business',
    category: 'Business offer',
    view: 'side',
    price: ({ dollarsNew }) => advertised(dollarsNew * 1.02),
    name: (model) => `Fleet pricing on the ${named(model)} for any ABN`,
    description: (model, price) =>
      `One ${named(model)} or twenty: with an ABN you pay our fleet price from ${price}, have a loan vehicle while ` +
      `yours is being serviced, and one person to call. We can sign-write it and fit the racks before you collect it.`,
    disclaimer:
      'For holders of an Australian Business Number. Not for dealers, rental companies or government buyers. ' +
      'Prices exclude government charges unless stated. We may change or end this offer without notice. ' +
      'Loan vehicles are given as available and must be booked with the service.',
  },
  used: {
    id: 'used',
    category: 'Used car special',
    view: 'front-three-quarter',
    price: ({ dollarsNew }) => advertised(dollarsNew * 0.58),
    name: (model) => `Used ${named(model)}, checked and serviced`,
    description: (model, price) =>
      `We have bought well, so you can too: checked and serviced ${named(model)}s from ${price} drive away, each with ` +
      `three months of our own warranty, a fresh roadworthy and a full tank. Bring your own mechanic if you like; we ` +
      `have a hoist to lend.`,
    disclaimer: `${whileStocksLast}The lowest price is for one vehicle; ask for its stock number.`,
  },
  towAway: {
    id: 'tow-away',
    category: 'Tow away offer',
    view: 'front-three-quarter',
    price: ({ dollarsNew }) => advertised(dollarsNew),
    name: (model) => `${named(model)}, ready to tow away`,
    description: (model) =>
      `The ${named(model)} with a full annexe, two gas bottles, a water filter and a day's hand-over with us, so that ` +
      `the first night on the road is not the first night in it. We check the tow vehicle's brakes and mirrors as well.`,
    disclaimer: `${whileStocksLast}On-road costs depend on your state. The tow vehicle's check takes an hour.`,
  },
  showSpecial: {
    id: 'show-special',
    category: 'Show special',
    view: 'rear-three-quarter',
    price: ({ dollarsNew }) => advertised(dollarsNew * 0.93),
    name: (model) => `Show van: ${named(model)}`,
    description: (model) =>
      `This ${named(model)} has stood at the Caravan and Camping Show, been walked through by thousands, and slept in ` +
      `by nobody.`,
    disclaimer: 'One vehicle only, as displayed.',
  },
  ridingGear: {
    id: 'riding-gear',
    category: 'Riding gear',
    view: 'side',
    name: (model) => `${dollars(600)} of riding gear with the ${named(model)}`,
    description: (model) =>
      `A helmet, a jacket and gloves to the value of ${dollars(600)} come with every new ${named(model)}, and the first ` +
      `service is on us. Learner-approved versions are part of it too, where the maker has one.`,
    disclaimer: `${whileStocksLast}Gear at recommended retail prices, from what we have in the shop.`,
  },
} as const satisfies Record<string, OfferKind>;

export type OfferKindName = keyof typeof offerKinds;
