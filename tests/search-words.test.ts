import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { australianPlaces } from '#partners/postcode-place/australian-places.ts';
import { generations } from '#domain/vehicle/mechanical/generations.ts';
import { cabNames } from '#domain/vehicle/mechanical/cab-of.ts';
import { type Criteria, everything } from '#search/vehicle-search/criteria.ts';
import { understoodCriteria } from '#search/vehicle-search/understanding/understood-criteria.ts';
import { placesNamed } from '#partners/postcode-place/places-named.ts';
import { haveRealListings } from './support/real-listings.ts';
import { type RealStock, realStock } from './support/real-stock.ts';
import { titlePhrases } from './support/search/unsettled-searches.ts';
import { understandingOf } from './support/search/understanding-settings.ts';

const real: RealStock | undefined = haveRealListings ? await realStock() : undefined;
const ofListings = describe.skipIf(!real);

async function understood(query: string, stock = real!) {
  return understoodCriteria({ ...everything, query }, stock.stock, understandingOf(stock.settings));
}
const count = (criteria: Criteria): Promise<number> => real!.stock.count(criteria);

ofListings('on the real listings', () => {
  test('no word is given up that some vehicle has, whatever stands beside it', async () => {
    const words = titlePhrases(real!.vehicles).filter((phrase) => !phrase.includes(' '));
    const facts = [
      'v8',
      'turbo',
      'single cab',
      'plug in hybrid',
      '4wd',
      'wagon',
      '8 seater',
      'red',
    ];
    const word = fc.oneof(fc.constantFrom(...words), fc.constantFrom(...facts));
    const query = fc.array(word, { minLength: 2, maxLength: 4 }).map((each) => each.join(' '));
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        const { leftOut } = await understood(text);
        for (const given of leftOut) {
          const alone = await understood(given);
          // gears, which the listings rarely state, are given up whatever they find
          if (alone.leftOut.length === 0) expect(await count(alone.criteria), given).toBe(0);
        }
      }),
      { numRuns: 600, seed: 22 },
    );
  });

  test.each([
    ['under', [0, 1]],
    ['sub', [0, 1]],
    ['less than', [0, 1]],
    ['up to', [0, 1]],
    ['over', [1, Infinity]],
    ['at least', [1, Infinity]],
    ['around', [0.9, 1.1]],
    ['about', [0.9, 1.1]],
  ] as const)('"%s" bounds a price however it is written', async (bound, [least, most]) => {
    const amount = fc.integer({ min: 3, max: 150 }).filter((thousands) => thousands !== 20);
    await fc.assert(
      fc.asyncProperty(amount, async (thousands) => {
        const dollars = thousands * 1000;
        const written = [
          `${thousands}k`,
          `$${thousands}k`,
          `$${dollars}`,
          `$${dollars.toLocaleString('en-AU')}`,
          `${thousands} grand`,
          `${thousands} k`,
        ];
        const prices = await Promise.all(
          written.map(async (text) => (await understood(`${bound} ${text}`)).criteria),
        );
        for (const criteria of prices) {
          expect(criteria.query).toBeUndefined();
          expect(criteria.ranges.price).toEqual({
            ...(least > 0 && { min: Math.round(dollars * least) }),
            ...(most < Infinity && { max: Math.round(dollars * most) }),
          });
        }
      }),
      { numRuns: 40 },
    );
  });

  test('every cab, by whatever name, is a filter, and finds only vehicles that have it', async () => {
    for (const [cab, names] of cabNames) {
      for (const name of names) {
        const { criteria } = await understood(`hilux ${name}`);
        expect(criteria.choices.cab, name).toEqual([cab]);
        expect(criteria.query, name).toBeUndefined();
      }
    }
  });

  test('every code of a generation is a filter beside its model', async () => {
    const known = new Set(
      (await real!.stock.vocabulary()).values('generation').map(([code]) => code),
    );
    const missed: string[] = [];
    let read = 0;
    for (const { make, codes, model } of generations) {
      const named = real!.vehicles.find((each) => each.make === make && model.test(each.model));
      if (!named) continue;
      for (const code of codes.filter((each) => known.has(each))) {
        read += 1;
        const { criteria } = await understood(`${make} ${named.model} ${code}`);
        if (criteria.choices.generation?.[0] !== code) missed.push(`${named.model} ${code}`);
      }
    }
    expect(read).toBeGreaterThan(80);
    expect(missed).toEqual([]);
  });

  test('a code that only one make has is a filter beside a badge: "ve ss", "ute fg xr6"', async () => {
    const missed: string[] = [];
    const asked = [
      ['ve ss', 'Holden'],
      ['vf ssv', 'Holden'],
      ['vz ss ute', 'Holden'],
      ['fg xr6 turbo', 'Ford'],
      ['xr8 ba', 'Ford'],
      ['px xlt dual cab', 'Ford'],
      ['mq gls', 'Mitsubishi'],
    ] as const;
    for (const [query, make] of asked) {
      const { criteria } = await understood(query);
      const found = await real!.stock.first(criteria, 1000);
      if (found.length === 0 || found.some((card) => card.make !== make)) missed.push(query);
    }
    expect(missed).toEqual([]);
  });

  test('doors are a filter, with or without the tailgate, and no model', async () => {
    const doorsOf = new Map(real!.vehicles.map(({ id, doors }) => [id, doors]));
    for (const number of ['2', 'two', '3', '4', 'four', '5'])
      for (const unit of [' door', ' doors', '-door', 'dr']) {
        const { criteria } = await understood(`mazda ${number}${unit}`);
        expect(criteria.query, `${number}${unit}`).toBeUndefined();
        expect(criteria.choices.model, `${number}${unit}`).toBeUndefined();
        const wanted = ['2', 'two', '3'].includes(number) ? [2, 3] : [4, 5];
        const found = await real!.stock.first(criteria, 1000);
        expect(found.length).toBeGreaterThan(0);
        expect(found.filter(({ id }) => !wanted.includes(doorsOf.get(id) ?? 0))).toEqual([]);
      }
  });

  test('what a shopper excludes is given up and named, whatever else is asked for', async () => {
    const facts = ['white', 'turbo', 'manual', 'diesel', 'suv', 'v8', 'toyota', 'single cab'];
    for (const negation of ['not', 'no', 'without'])
      for (const fact of facts) {
        const { criteria, leftOut } = await understood(`hilux ${negation} ${fact}`);
        expect(leftOut.join(' ')).toContain(`${negation} ${fact.split(' ')[0]}`);
        expect(await count(criteria), `${negation} ${fact}`).toBeGreaterThan(0);
      }
  });

  test('a name that shoppers use instead finds the model that it means, and no other', async () => {
    const meant: readonly (readonly [query: string, name: RegExp])[] = [
      ['rangie', /range rover/i],
      ['rangie sport v8', /range rover sport/i],
      ['disco 4', /discovery (?:series )?4/i],
      ['landy', /land rover/i],
      ['commo ss', /commodore/i],
      ['3 series', /^\d+ BMW (?:3 series|m?3\d\d)/i],
      ['c class coupe', /mercedes-benz c(?:-class|\d)/i],
      ['prado 150', /prado/i],
      ['120 prado gxl', /prado.* gxl/i],
      ['12 seater bus', /hiace/i],
    ];
    const names = new Map(real!.vehicles.map(({ id, name }) => [id, name]));
    for (const [query, name] of meant) {
      const found = await real!.stock.first((await understood(query)).criteria, 1000);
      expect(found.length, query).toBeGreaterThan(0);
      expect(found.map(({ id }) => names.get(id)).filter((one) => !name.test(one ?? ''))).toEqual(
        [],
      );
    }
  });

  test('two driven wheels are a filter, whichever they are', async () => {
    const drives = new Map(real!.vehicles.map(({ id, simple_drive }) => [id, simple_drive]));
    for (const written of ['2wd', '4x2', 'two wheel drive']) {
      const { criteria } = await understood(`hilux ${written}`);
      const found = await real!.stock.first(criteria, 1000);
      const own = real!.vehicles.filter(
        ({ model, simple_drive: drive }) =>
          model === 'HiLux' && (drive === 'RWD' || drive === 'FWD'),
      );
      expect(found).toHaveLength(own.length);
      expect(found.every(({ id }) => /^[FR]WD$/.test(drives.get(id) ?? ''))).toBe(true);
    }
  });

  test('every suburb and town is a distance from its own point', async () => {
    const missed: string[] = [];
    // a seventh of the 16,000, all states among them
    const isNamed = ({ name }: { name: string }): boolean =>
      /^[^\d]+$/.test(name) && name.split(' ').length <= 5;
    const places = australianPlaces.filter((place, at) => at % 7 === 0 && isNamed(place));
    for (const { name, state, postcode } of places) {
      const { criteria } = await understood(`near ${name} ${state}`);
      const { near } = criteria;
      // Appletree Flat and Apple Tree Flat are one name, and namesakes of one state may be meant too
      const isFound = placesNamed(name).some(
        (place) => place.state === state && place.postcode === near?.postcode,
      );
      if (!isFound || criteria.query !== undefined) missed.push(`${name} ${state} ${postcode}`);
    }
    expect(missed).toEqual([]);
  });

  test('every postcode is a distance', async () => {
    for (const postcode of new Set(australianPlaces.map((place) => place.postcode))) {
      const { criteria } = await understood(`ute near ${postcode}`);
      expect(criteria.near?.postcode, postcode).toBe(postcode);
    }
  });
});
