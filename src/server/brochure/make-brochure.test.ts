import { beforeAll, describe, expect, it } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { brochureView } from '#web/brochure/brochure-view.ts';
import { registerFonts } from './brochure-fonts.ts';
import { makeBrochure } from './make-brochure.ts';
import { textOfPdf } from './text-of-pdf.ts';

beforeAll(registerFonts);

const now = new Date('2026-03-01T02:03:04.000Z');
const lending = { finance: { enabled: true, lenders: [{ provider: 'wattle', name: 'Wattle' }] } };
const rates = { interestRate: 8.95, comparisonRate: 9.85, paymentWeek: 99 };

async function pages(
  vehicle: Partial<Vehicle> = {},
  settings: Record<string, unknown> = {},
): Promise<string[]> {
  const all = someVehicle({ dealership_slug: 'yard-yard', ...vehicle });
  const view = brochureView(all, someSite('yard', settings).settings, now, 'http://yard.example');
  const texts = textOfPdf(await makeBrochure({ view, pictures: [] }));
  // a line may end anywhere between two words
  return texts.map((text) => text.replace(/\s+/g, ' '));
}

const features = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `Feature that is number ${index + 1} of its kind`);

describe('a brochure', () => {
  it('tells on its first page what the vehicle is, what it costs, and where to see it', async () => {
    const [cover] = await pages({ price_basis: 'drive_away', before_price: 21_990 });
    for (const words of [
      '2019 Toyota Corolla',
      'Ascent',
      '$19,990',
      'Drive away',
      'Was $21,990',
      '45,000 km',
      'yard sales',
      '1 Station Street',
      'Parramatta NSW 2150',
      'Printed on 1 March 2026',
    ]) {
      expect(cover).toContain(words);
    }
  });

  it('is one page where there is nothing for a second', async () => {
    expect(await pages()).toHaveLength(1);
    const two = await pages({ dealercomments: 'One owner.' });
    expect(two).toHaveLength(2);
    expect(two[0]).toContain('Page 1 of 2');
    expect(two[1]).toContain('One owner.');
    expect(two[1]).toContain('Page 2 of 2');
  });

  it('shows a repayment with its rates and the warning together', async () => {
    const [cover] = await pages({ finance_lenders: { wattle: rates } }, lending);
    for (const words of ['Interest rate 8.95% p.a.', 'Comparison rate 9.85% p.a.', 'WARNING:']) {
      expect(cover).toContain(words);
    }
  });

  it('leaves a repayment out altogether where its small print does not fit', async () => {
    const disclaimer = 'Terms, conditions, fees and charges apply to approved customers. '.repeat(
      140,
    );
    const wattle = { ...rates, disclaimer };
    const all = await pages({ finance_lenders: { wattle } }, lending);
    expect(all).toHaveLength(1);
    expect(all[0]).not.toMatch(/8\.95%|comparison rate|per week/i);
  });

  it('cuts comments at the end of the second page, and says so', async () => {
    const dealercomments = 'A car that has been looked after by one family. '.repeat(300);
    const all = await pages({ dealercomments, standardEquipment: features(30) });
    expect(all).toHaveLength(2);
    expect(all[1]).toContain('Feature that is number 30 of its kind');
    expect(all[1]).toContain('… The rest is on the vehicle’s page.');
    // not a stub either: what fits is there
    expect(all[1]?.match(/one family/g)?.length).toBeGreaterThan(30);
  });

  it('says how many features it has no room for', async () => {
    const all = await pages({ standardEquipment: features(75) });
    expect(all).toHaveLength(2);
    expect(all[1]).toContain('and 15 more, on the vehicle’s page');
  });

  it.each<[string, Partial<Vehicle>, string]>([
    ['a sold vehicle', { status: 'sold' }, 'This car has been sold.'],
    ['a vehicle without a price', { price: 0 }, 'Enquire for price.'],
  ])('has words for %s', async (_, vehicle, words) => {
    const [cover] = await pages(vehicle);
    expect(cover).toContain(words);
  });

  it.each(['grotesk', 'condensed', 'serif', 'system'])(
    'has letters beyond English in the typeface %s',
    async (typeface) => {
      const [cover] = await pages({ model: 'Škoda Œuvre Māori' }, { theme: { typeface } });
      // where the font changes within a word, a run of text ends
      expect(cover?.replaceAll(' ', '')).toContain('2019ToyotaŠkodaŒuvreMāori');
      expect(cover).not.toContain('\ufffd');
    },
  );

  it('keeps to two pages with the longest of everything', async () => {
    const long = 'Unbreakable'.repeat(25);
    const all = await pages({
      badge: long,
      series: long,
      tag: long,
      colour: long,
      standardEquipment: [...features(60), long],
      dealercomments: `${long} ${'and more words '.repeat(500)}`,
    });
    expect(all).toHaveLength(2);
    expect(all[0]).toContain('Page 1 of 2');
  });
});
