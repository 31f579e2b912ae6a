import type { BrochureView } from '#web/brochure/brochure-view.ts';

const looks: BrochureView['looks'] = {
  brand: '#0f4c5c',
  onBrand: '#ffffff',
  brandText: '#0f4c5c',
  brandTint: '#ecf1f2',
  ink: '#16191d',
  inkSoft: '#55585c',
  line: '#dedfe0',
  display: 'Figtree',
  body: 'Figtree',
};

/** The brochure of an ordinary used car; tests override only the fields they are about. */
export function someBrochure(view: Partial<BrochureView> = {}): BrochureView {
  return {
    id: 1,
    slug: '2019-toyota-corolla-ascent-1',
    dealer: 'Yard Motors',
    title: '2019 Toyota Corolla',
    subtitle: 'Ascent',
    condition: 'Used',
    mark: undefined,
    price: { kind: 'price', text: '$19,990', amount: 19_990, label: 'Drive away', was: '$21,990' },
    sold: undefined,
    pictures: [],
    closing: undefined,
    keyFacts: [{ label: 'Kilometres', value: '45,000 km' }],
    specifications: [],
    features: [],
    comments: undefined,
    finance: undefined,
    location: {
      id: 'yard-sales',
      name: 'Yard Sales',
      street: '1 Station Street',
      place: 'Parramatta NSW 2150',
      phone: undefined,
      licence: 'NSW Dealer Licence MD000000',
      website: undefined,
      directions: 'https://maps.example',
      hours: [{ days: 'Monday to Friday', hours: '8:30 am to 5 pm' }],
    },
    phone: '02 5550 0101',
    printed: '1 March 2026',
    address: 'https://www.yard.example/cars/2019-toyota-corolla-ascent-1',
    qr: { size: 21, path: 'M0 0h7v1h-7z' },
    looks,
    ...view,
  };
}
