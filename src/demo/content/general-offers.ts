import type { NamedView } from '#demo/pictures/picture-view.ts';

/** An offer that is not on a particular model. */
export interface GeneralOffer {
  id: string;
  name: string;
  category: string;
  description: string;
  disclaimer?: string;
  /** In whole dollars. */
  price?: number;
  /** The view in its picture. Some offers have no picture, to show what that looks like. */
  view?: NamedView;
}

export const generalOffers = {
  service: {
    id: 'service-199',
    name: 'Logbook service',
    category: 'Service offer',
    description:
      'Oil, filter, a check of forty points and a wash while you wait, for most four-cylinder petrol cars. You see ' +
      'photographs of anything that needs doing before we do it.',
    disclaimer:
      'For four-cylinder petrol engines with up to five litres of mineral oil. Other vehicles on request. Further ' +
      'work is quoted first and done only when you agree. Not with other service offers. Book at least a day ahead.',
    price: 199,
    view: 'wheel',
  },
  tyres: {
    id: 'four-for-three',
    name: 'Four tyres for the price of three',
    category: 'Service offer',
    description:
      'Buy three tyres of the brands we keep and the fourth is free, fitted and balanced.',
    disclaimer: 'The free tyre is the cheapest of the four. A wheel alignment costs $89.',
    view: 'wheel',
  },
  airConditioning: {
    id: 'air-conditioning',
    name: 'Air-conditioning check',
    category: 'Service offer',
    description: 'Before the first forty-degree day: pressure, leaks, cabin filter and vents.',
    price: 79,
    view: 'dashboard',
  },
  tradeIn: {
    id: 'trade-in-bonus',
    name: '$1,000 more for your trade-in',
    category: 'Trade-in bonus',
    description:
      'Bring your car, ute or van with its papers. We value it while you have a coffee, show you how we came to the ' +
      'figure, and add $1,000 to it when you buy from us on the same day.',
    disclaimer:
      'On vehicles priced above $10,000. One trade-in for each purchase. The trade-in must be registered, free of ' +
      'finance or paid out by us, and driven in under its own power.',
    view: 'high-three-quarter',
  },
  warranty: {
    id: 'three-year-warranty',
    name: 'Three years of warranty for one dollar a day',
    category: 'Warranty',
    description:
      'Engine, gearbox, cooling, steering and electrics, Australia-wide, at the workshop you choose. You can pass it ' +
      'on with the car when you sell it.',
    disclaimer: 'For vehicles under ten years and 160,000 km at purchase. $1,095 for three years.',
    price: 1095,
  },
  firstCar: {
    id: 'first-car',
    name: 'First car? Have it checked twice',
    category: 'Used car special',
    description:
      'Buyers under 25 choose any car under $15,000 and have it inspected by a motoring club at our cost before they ' +
      'pay. If the club says no, so do we.',
    view: 'front',
  },
  roadsideYear: {
    id: 'roadside',
    name: 'A year of roadside help with every purchase',
    category: 'Warranty',
    description:
      'Flat battery, flat tyre, keys inside: one number, day and night, all over Australia.',
    view: 'rear',
  },
  storage: {
    id: 'winter-storage',
    name: 'Store your van with us from $18 a week',
    category: 'Service offer',
    description:
      'Under a roof, behind a fence, with a camera on it. We start the fridge and air the beds before you come for it.',
    price: 18,
    view: 'rear',
  },
  bearings: {
    id: 'bearings-and-brakes',
    name: 'Bearings and brakes',
    category: 'Service offer',
    description:
      'Wheel bearings repacked, brakes adjusted and breakaway battery tested on a single-axle van, while you have a ' +
      'look at the new ones.',
    disclaimer: 'Tandem axles $489. Parts are quoted first.',
    price: 349,
    view: 'wheel',
  },
  firstNight: {
    id: 'first-night',
    name: 'First night free at a park near us',
    category: 'Show special',
    description:
      'Spend the first night in your new van ten minutes from our yard: if the pump hums or a tap drips, we are there ' +
      'in the morning. Powered site, two adults, up to three children and the dog.',
    disclaimer: 'With any new van, within seven days of collecting it.',
  },
  fleetService: {
    id: 'night-service',
    name: 'Trucks serviced overnight',
    category: 'Service offer',
    description:
      'Leave it at six in the evening, have it back at five in the morning. Mondays to Thursdays at Laverton North, ' +
      'all makes to 16 tonnes.',
    view: 'wheel',
  },
} as const satisfies Record<string, GeneralOffer>;

export type GeneralOfferName = keyof typeof generalOffers;
