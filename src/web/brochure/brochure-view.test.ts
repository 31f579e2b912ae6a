import { getContrast } from 'color2k';
import { describe, expect, it } from 'vitest';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { brochureView } from './brochure-view.ts';

const now = new Date('2026-03-01T14:03:04.000Z');
const origin = 'https://www.yard.example';

function view(vehicle: Partial<Vehicle> = {}, settings: Record<string, unknown> = {}) {
  const all = someVehicle({ dealership_slug: 'yard-yard', ...vehicle });
  return brochureView(all, someSite('yard', settings).settings, now, origin);
}

const financed: Partial<Vehicle> = {
  finance_lenders: { wattle: { interestRate: 8.95, comparisonRate: 9.85, paymentWeek: 99 } },
};
const lending = { finance: { enabled: true, lenders: [{ provider: 'wattle', name: 'Wattle' }] } };

describe('a vehicle on paper', () => {
  it('shows its price with the price basis, and links to its page', () => {
    const { price, address, qr } = view({ price_basis: 'drive_away', before_price: 21_990 });
    expect(price).toMatchObject({ text: '$19,990', label: 'Drive away', was: '$21,990' });
    expect(address).toBe('https://www.yard.example/cars/2019-toyota-corolla-ascent-1');
    expect(qr.path).not.toBe('');
  });

  it('is dated in the dealer’s time zone, not the server’s', () => {
    expect(view().printed).toBe('2 March 2026');
    expect(view({}, { time_zone: 'Australia/Perth' }).printed).toBe('1 March 2026');
  });

  it.each([
    ['One owner.\nFull history.', 'One owner.\nFull history.'],
    ['<p>One owner.</p>\n<p>Full\nhistory.</p>', 'One owner.\nFull history.'],
    [
      '<div>Has<ul><li>Tow bar</li><li>Roof <b>racks</b></li></ul></div>',
      'Has\n• Tow bar\n• Roof racks',
    ],
    ['Fuel &amp; tyres&nbsp;new<br>under &lt;10,000 km', 'Fuel & tyres new\nunder <10,000 km'],
    ['A<script>alert(1)</script>B', 'AB'],
    ['<p></p>', undefined],
  ])('shows the dealer’s comments as lines: %j', (dealercomments, lines) => {
    expect(view({ dealercomments }).comments?.text).toBe(lines);
  });

  it('shows a repayment with the interest rate and the comparison rate', () => {
    const { finance } = view(financed, lending);
    expect(finance).toMatchObject({ rate: '8.95% p.a.', comparisonRate: '9.85% p.a.' });
  });

  it.each<[string, Partial<Vehicle>, Record<string, unknown>]>([
    ['that is sold', { status: 'sold' }, lending],
    ['for test drives only', { tag: 'Test Drive Only' }, lending],
    ['of a site without finance', {}, {}],
  ])('shows no repayment for a vehicle %s', (_, vehicle, settings) => {
    expect(view({ ...financed, ...vehicle }, settings).finance).toBeUndefined();
  });

  it('says that a vehicle is sold, with the word for its kind rather than the site’s', () => {
    const settings = { vehicle_type: { singular: 'vehicle', plural: 'vehicles' } };
    const caravan = { status: 'sold', item_type: 'caravan' as const };
    expect(view(caravan, settings).sold).toBe('This caravan has been sold.');
    expect(view({ status: 'coming_soon' }).sold).toBeUndefined();
  });

  it('shows marks that stay true on paper, but not that a vehicle is new in stock', () => {
    expect(view({ reserved: true }).mark).toBe('RESERVED');
    expect(view({ created_at: now.toISOString() }).mark).toBeUndefined();
  });

  it('ends with the first picture that the cover has no room for, else with the yard', () => {
    const images = Array.from({ length: 7 }, (_, at) => ({
      url: `https://feed.example/${at}.jpg`,
    }));
    const base = (all: typeof images, settings?: Record<string, unknown>) =>
      view({ id: 9, images: all }, settings).closing;
    expect(base(images)?.picture.base).toMatch(/^\/pictures\/9\/5-/);
    expect(base(images)).not.toHaveProperty('caption');
    expect(base(images.slice(0, 5))).toBeUndefined();
    const [location] = someSettings('yard')['locations'] as object[];
    const locations = [{ ...location, image: 'https://yard.example/yard.jpg' }];
    expect(base(images.slice(0, 5), { locations })).toMatchObject({
      picture: { base: expect.stringMatching(/^\/pictures\/site\/2-/) },
      caption: 'yard sales',
    });
  });

  it('prints each line once, as a key fact or as a specification', () => {
    const { keyFacts, specifications } = view({
      trans: 'Automatic',
      body: 'Sedan',
      fuel: 'Petrol',
      drive: 'FWD',
      seats: 5,
      doors: 4,
      colour: 'Blue',
      cylinders: 4,
      vin: 'JTDBR32E720123456',
    });
    const labels = [...keyFacts, ...specifications].map(({ label }) => label);
    expect(keyFacts).toHaveLength(8);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toEqual(expect.arrayContaining(['Kilometres', 'Doors', 'VIN', 'Stock number']));
  });

  it('prints five pictures, and omits empty comments', () => {
    const images = Array.from({ length: 9 }, (_, index) => ({ url: `https://p.example/${index}` }));
    const { pictures, comments } = view({ images, dealercomments: '<p> </p>' });
    expect(pictures).toHaveLength(5);
    expect(comments).toBeUndefined();
  });

  it('has enough contrast on white, whatever the background of the site', () => {
    const { looks } = view({}, { theme: { paper: '#101418', ink: '#f4f4f0', brand: '#ffe600' } });
    for (const colour of [looks.ink, looks.inkSoft, looks.brandText]) {
      expect(getContrast(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    }
  });
});
