import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Criteria, everything } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import { vocabularyOf, yard } from '#tests/support/search/some-vocabulary.ts';
import { stopWords } from './words/trade-words.ts';
import type { UnderstandingSettings } from './read-query.ts';
import { understandQuery } from './understand-query.ts';

const settings: UnderstandingSettings = {
  synonyms: [
    ['vw', 'volkswagen'],
    ['ute', 'tray'],
  ],
  noun: { singular: 'machine', plural: 'machines' },
  isPostcode: (text) => Number(text) >= 2000 && Number(text) < 8000,
  placesNamed: () => [],
};

const understand = (query: string, criteria: Partial<Criteria> = {}): Criteria =>
  understandQuery({ ...everything, ...criteria, query }, yard, settings);
const address = (query: string, criteria: Partial<Criteria> = {}): string =>
  decodeURIComponent(searchUrl(understand(query, criteria)));

describe('understandQuery reads', () => {
  // the table is easier to read as packed rows
  // oxfmt-ignore
  it.each([
    // as shoppers type
    ['7 seat diesel suv under 40k brisbane', '/search?body=suv&seats=7&fuel=Diesel&city=Brisbane&range[price]=:40000'],
    ['brisbane suv diesel under 40k 7 seats', '/search?body=suv&seats=7&fuel=Diesel&city=Brisbane&range[price]=:40000'],
    ['used toyota hilux sr5 manual', '/search/used-cars/toyota/hilux?badge=SR5&transmission=Manual'],
    ['cheap cars under $20,000', '/search?range[price]=:20000&sortBy=price_asc'],
    ['I am looking for a red i30', '/search/hyundai/i30?colour=Red'],
    // makes and models
    ['toyota', '/search/toyota'],
    ['corolla', '/search/toyota/corolla'],
    ['land cruiser prado', '/search/toyota/landcruiser-prado'],
    ['cx5', '/search/mazda/cx-5'],
    ['cx 5 maxx sport', '/search/mazda/cx-5?badge=Maxx+Sport'],
    ['mazda 3', '/search/mazda/3'],
    ['mazda3 auto', '/search/mazda/3?transmission=Automatic'],
    ['tesla model 3', '/search/tesla/model-3'],
    ['hilux or ranger', '/search?make=Ford&make=Toyota&model=HiLux&model=Ranger'],
    ['toyota cx-5 cx-5 or', '/search?make=Mazda&make=Toyota&model=CX-5'],
    ['honda city', '/search/honda/city'],
    ['city', '/search?query=city'],
    ['ducato', '/search?query=ducato'],
    ['ducato fiat', '/search/fiat/ducato'],
    ['citroen', '/search/citroen'],
    ['vw golf', '/search/volkswagen/golf'],
    ['3', '/search?query=3'],
    ['merc vito', '/search/mercedes-benz/vito'],
    ['mazda peugeot 2008', '/search?make=Mazda&make=Peugeot&model=2008'],
    ['toyota ranger', '/search/toyota?query=ranger'],
    ['not white corolla', '/search/toyota/corolla'],
    // bodies, fuels, drives, conditions, colours, places
    ['utes', '/search?body=ute'],
    ['tray', '/search?body=ute'],
    ['dual cab 4x4', '/search?body=ute&drive=4WD'],
    ['ev', '/search?fuel=Electric'],
    ['hybrid hatchback', '/search?body=hatch&fuel=Hybrid'],
    ['four wheel drive', '/search?drive=4WD'],
    ['second hand sedan', '/search/used-cars?body=sedan'],
    ['demo', '/search/demo-cars'],
    ['certified ranger', '/search/ford/ranger?certified=true'],
    ['apple carplay', '/search?filtered_features=Apple+CarPlay'],
    ['orange', '/search?colour=Orange'],
    ['queensland', '/search?state=QLD'],
    ['gold coast hatch', '/search?body=hatch&city=Gold+Coast'],
    ['north shore pre-owned', '/search?location_name=North+Shore+Pre-Owned'],
    // seats
    ['seven seater', '/search?seats=7'],
    ['7-seater', '/search?seats=7'],
    ['9 seater', '/search?query=9+seater'],
    // money
    ['under 40k', '/search?range[price]=:40000'],
    ['up to 40 grand', '/search?range[price]=:40000'],
    ['under ten grand', '/search?range[price]=:10000'],
    ['twenty five thousand', '/search?range[price]=:25000'],
    ['less than a hundred and ten thousand kms', '/search?range[km]=:110000'],
    ['hundred and twenty five thousand ks', '/search?range[km]=:125000'],
    ['<30k', '/search?range[price]=:30000'],
    ['max $25k', '/search?range[price]=:25000'],
    ['40k or less', '/search?range[price]=:40000'],
    ['over 15000', '/search?range[price]=15000:'],
    ['20-30k', '/search?range[price]=20000:30000'],
    ['20-30.000', '/search?range[price]=20000:30000'],
    ['suv 45.000', '/search?body=suv&range[price]=:45000'],
    ['under 45 500', '/search?range[price]=:45500'],
    ['45 500', '/search?query=45+500'],
    ['30 000 - 45 000', '/search?range[price]=30000:45000'],
    ['under 2500', '/search?range[price]=:2500'],
    ['under 1.2m', '/search?range[price]=:1200000'],
    ['30000', '/search?range[price]=:30000'],
    ['0412345678', '/search?query=0412345678'],
    ['under 45', '/search'],
    ['$20,000 - $30,000', '/search?range[price]=20000:30000'],
    ['between 20k and 30k', '/search?range[price]=20000:30000'],
    ['20k to 30k', '/search?range[price]=20000:30000'],
    ['around 30k', '/search?range[price]=27000:33000'],
    ['$30k', '/search?range[price]=:30000'],
    ['20k budget', '/search?range[price]=:20000'],
    ['30k+', '/search?range[price]=30000:'],
    ['30k+ on roads', '/search?range[price]=:30000'],
    ['30k plus on roads', '/search?range[price]=:30000'],
    ['drive away', '/search'],
    ['under $150 a week', '/search?range[subscription_price]=:150'],
    // kilometres
    ['under 100,000 km', '/search?range[km]=:100000'],
    ['less than 80000kms', '/search?range[km]=:80000'],
    ['80k kms', '/search?range[km]=:80000'],
    ['under 100 000 kms', '/search?range[km]=:100000'],
    ['low km', '/search?sortBy=km_asc'],
    ['low mileage', '/search?sortBy=km_asc'],
    ['late model ute', '/search?body=ute&sortBy=year_desc'],
    // years
    ['2019', '/search?range[year]=2019:2019'],
    ['2018 or newer', '/search?range[year]=2018:'],
    ['after 2018', '/search?range[year]=2019:'],
    ['since 2018', '/search?range[year]=2018:'],
    ['2018 on', '/search?range[year]=2018:'],
    ['2018 on special', '/search?query=special&range[year]=2018:2018'],
    ['2015-2020', '/search?range[year]=2015:2020'],
    ['2018+', '/search?range[year]=2018:'],
    ['peugeot 2008', '/search/peugeot/2008'],
    ['2008 peugeot', '/search/peugeot?range[year]=2008:2008'],
    // around a place
    ['suv near 4000', '/search?body=suv&postcode=4000&distance=50'],
    ['within 20 km of 2150', '/search?postcode=2150&distance=25'],
    // orders
    ['cheapest toyota', '/search/toyota?sortBy=price_asc'],
    // uses
    ['family car', '/search?body=suv'],
    ['family hatch', '/search?body=hatch'],
    ['tow 3 tonne', '/search?body=suv&body=ute&fuel=Diesel&drive=4WD'],
    ['1500kg towing', '/search?body=suv&body=ute'],
    ['tow bar', '/search?query=tow+bar'],
    ['first car', '/search?body=hatch&body=sedan&range[price]=:20000'],
    ['first car under 9k', '/search?body=hatch&body=sedan&range[price]=:9000'],
    ['luxury car', '/search/mercedes-benz'],
    ['luxury car kia', '/search/kia'],
    ['5 door suv', '/search?body=suv'],
    ['mercedes vito for camping', '/search/mercedes-benz/vito?drive=4WD'],
    ['fuel efficient', '/search?fuel=Electric&fuel=Hybrid'],
    // typing errors
    ['toyta', '/search/toyota'],
    ['cororlla', '/search/toyota/corolla'],
    ['ragner', '/search/ford/ranger'],
    // given up, because no filter excludes
    ['not white', '/search'],
    ['no suv toyota', '/search/toyota'],
    ['toyota no more than 20k', '/search/toyota?range[price]=:20000'],
    ['corolla post 2018', '/search/toyota/corolla?range[year]=2019:'],
    // unchanged
    ['"land cruiser"', '/search?query="land+cruiser"'],
    ['K10402', '/search?query=K10402'],
    ['under the sea', '/search?query=under+the+sea'],
    ['between', '/search?query=between'],
    ['under', '/search?query=under'],
  ])('%s as %s', (query, expected) => {
    expect(address(query)).toBe(expected);
  });
});

/** Badges and model families from real listings. */
const showroom = vocabularyOf([
  { make: 'Jeep', model: 'Grand Cherokee', badge: 'Limited (4X4)' },
  { make: 'Jeep', model: 'Grand Cherokee', badge: 'S-Limited (4X4)' },
  { make: 'Nissan', model: 'Navara', badge: 'ST-X (4X4)' },
  { make: 'Nissan', model: 'Navara', badge: 'Black Edition', colour: 'Black', fuel: 'Diesel' },
  { make: 'Mitsubishi', model: 'Triton', badge: 'GLS' },
  { make: 'Mercedes-Benz', model: 'GLS', badge: '350D' },
  { make: 'Mercedes-Benz', model: 'GLA250', badge: 'AMG Line' },
  { make: 'Mercedes-Benz', model: 'C200' },
  { make: 'Mercedes-Benz', model: 'C-Class' },
  { make: 'BMW', model: '320i', badge: 'M-Sport' },
  { make: 'BMW', model: 'M340i' },
  { make: 'Land Rover', model: 'Discovery' },
  { make: 'Land Rover', model: 'Discovery Sport' },
  { make: 'Toyota', model: 'LandCruiser', badge: 'LC200 GXL (4X4)' },
  { make: 'Toyota', model: 'FJ Cruiser' },
  { make: 'Toyota', model: 'RAV4', badge: 'Cruiser' },
  { make: 'Haval', model: 'Jolion' },
  { make: 'GWM', model: 'Haval Jolion' },
  { make: 'Bentley', model: 'Bentayga' },
  { make: 'Kia', model: 'Rio', city: 'Bentley' },
  { make: 'Kia', model: 'Rio', city: 'Dandenong' },
  { make: 'Kia', model: 'Rio', city: 'Dandenong South' },
]);

// the table is easier to read as packed rows
// oxfmt-ignore
it.each([
  ['jeep grand cherokee limited', '/search/jeep/grand-cherokee?badge=Limited+(4X4)&badge=S-Limited+(4X4)'],
  ['navara st x', '/search/nissan/navara?badge=ST-X+(4X4)'],
  ['navara black edition', '/search/nissan/navara?badge=Black+Edition'],
  ['black navara', '/search/nissan/navara?colour=Black'],
  ['triton gls', '/search/mitsubishi/triton?badge=GLS'],
  ['gls triton', '/search/mitsubishi/triton?badge=GLS'],
  ['mercedes gls', '/search/mercedes-benz/gls'],
  ['triton or navara', '/search?make=Mitsubishi&make=Nissan&model=Navara&model=Triton'],
  ['bmw m sport 320i', '/search/bmw/320i?badge=M-Sport'],
  ['bmw 3 series', '/search/bmw?model=320i&model=M340i'],
  ['c class', '/search/mercedes-benz?model=C-Class&model=C200'],
  ['mercedes gla', '/search/mercedes-benz/gla250'],
  ['landrover discovery', '/search/land-rover?model=Discovery&model=Discovery+Sport'],
  ['discovery sport', '/search/land-rover/discovery-sport'],
  ['landcruser 200 series', '/search/toyota/landcruiser?badge=LC200+GXL+(4X4)'],
  ['rav4 cruiser', '/search/toyota/rav4?badge=Cruiser'],
  ['haval jolion', '/search?query=haval+jolion'],
  ['kia in bentley', '/search/kia?city=Bentley'],
  ['kia dandenong', '/search/kia?city=Dandenong&city=Dandenong+South'],
])('in a showroom, %s as %s', (query, expected) => {
  const understood = understandQuery({ ...everything, query }, showroom, settings);
  expect(decodeURIComponent(searchUrl(understood))).toBe(expected);
});

it('includes the suburbs of a large city if the stock has places there', () => {
  const brisbane = { ...yard, places: ['-27.400,153.000'] };
  const address = (query: string): string =>
    searchUrl(understandQuery({ ...everything, query }, brisbane, settings));
  expect(address('ute brisbane')).toBe('/search?body=ute&postcode=4000&distance=50');
  expect(address('ute sydney')).toBe('/search?body=ute&city=Sydney');
});

describe('with earlier choices', () => {
  it('widens the search with another make', () => {
    const chosen = { choices: { make: ['Kia'] } };
    expect(understand('toyota', chosen).choices).toEqual({ make: ['Kia', 'Toyota'] });
    expect(understand('KIA', chosen).choices).toEqual({ make: ['Kia'] });
    expect(understand('corolla toyota', chosen).choices).toEqual({
      make: ['Kia', 'Toyota'],
      model: ['Corolla'],
    });
  });

  it('lets the stricter of a chosen and a typed bound count, and the typed one if they contradict', () => {
    const chosen = { ranges: { price: { min: 10_000, max: 50_000 } } };
    expect(understand('under 40k', chosen).ranges.price).toEqual({ min: 10_000, max: 40_000 });
    expect(understand('under 60k', chosen).ranges.price).toEqual({ min: 10_000, max: 50_000 });
    expect(understand('over 5k', chosen).ranges.price).toEqual({ min: 10_000, max: 50_000 });
    expect(understand('5-20k', chosen).ranges.price).toEqual({ min: 10_000, max: 20_000 });
    expect(understand('under 5k', chosen).ranges.price).toEqual({ max: 5000 });
    expect(understand('over 60k', chosen).ranges.price).toEqual({ min: 60_000 });
  });

  it('assigns a model shared by several makes to the chosen make', () => {
    const chosen = { choices: { make: ['Fiat'] } };
    expect(understand('ducato', chosen).choices).toEqual({ make: ['Fiat'], model: ['Ducato'] });
  });

  it('returns to the first page only when something is understood', () => {
    expect(understand('toyota', { page: 4 }).page).toBe(1);
    expect(understand('whatever', { page: 4 }).page).toBe(4);
  });
});

describe('the site’s own word for what it sells', () => {
  const vans = vocabularyOf([
    { make: 'Jayco', model: 'Journey', body: 'Caravan', item_type: 'caravan' },
    { make: 'Jayco', model: 'Swan', body: 'Pop Top', item_type: 'caravan' },
    { make: 'Jayco', model: 'All Terrain', body: 'Hybrid Caravan', item_type: 'caravan' },
  ]);
  const addressOn = (singular: string, query: string, stock = vans): string => {
    const noun = { singular, plural: `${singular}s` };
    const understood = understandQuery({ ...everything, query }, stock, { ...settings, noun });
    return decodeURIComponent(searchUrl(understood));
  };

  it.each([
    ['caravan', '/search'],
    ['caravans under 80k', '/search?range[price]=:80000'],
    ['van under 80k', '/search?range[price]=:80000'],
    ['hybrid caravan', '/search?body=Hybrid+Caravan'],
    ['pop top caravan', '/search?body=Pop+Top'],
    ['jayco caravans', '/search/jayco'],
  ])('narrows nothing: %s', (query, expected) => {
    expect(addressOn('caravan', query)).toBe(expected);
  });

  it('is a body or a kind where several are sold', () => {
    expect(addressOn('vehicle', 'caravan under 80k')).toBe(
      '/search?body=Caravan&range[price]=:80000',
    );
    const mixed = vocabularyOf([
      { make: 'Jayco', model: 'Journey', body: 'Caravan' },
      { make: 'Ford', model: 'Transit', body: 'van', body_style: 'van' },
    ]);
    expect(addressOn('caravan', 'van', mixed)).toBe('/search?body_style=van');
  });
});

it('reads weekly prices only if the stock has any', () => {
  const without = {
    ...yard,
    values: (name: never) => (name === 'weekly_price_range' ? [] : yard.values(name)),
  };
  const query = 'under $150 a week';
  expect(understandQuery({ ...everything, query }, without, settings).ranges).toEqual({});
});

describe('on a site with finance, understandQuery reads', () => {
  const financed = { ...yard, hasRepayments: true };
  it.each([
    ['within $120 a week', '/search?range[repayment]=:120'],
    ['suv within $120 a week', '/search?body=suv&range[repayment]=:120'],
    ['$120pw', '/search?range[repayment]=:120'],
    ['120/wk', '/search?range[repayment]=:120'],
    ['120 p.w.', '/search?range[repayment]=:120'],
    ['under 150 per week', '/search?range[repayment]=:150'],
    ['max 150 a wk hatch', '/search?body=hatch&range[repayment]=:150'],
    ['$100 to $150 weekly', '/search?range[repayment]=100:150'],
    [
      'within $120 a week with $5,000 deposit over 7 years',
      '/search?range[repayment]=:120&deposit=5000&term=7',
    ],
    ['$120 a week no deposit', '/search?range[repayment]=:120&deposit=0'],
    ['deposit of 5k, 5 year loan', '/search?deposit=5000&term=5'],
    ['within 20k', '/search?range[price]=:20000'],
    ['$500 a month', '/search?range[repayment]=:115'],
    ['over $500 a month', '/search?range[repayment]=116:'],
    ['$400 to $500 per month', '/search?range[repayment]=93:115'],
    ['$120 a week $2000 deposit 7 years', '/search?range[repayment]=:120&deposit=2000&term=7'],
    ['$120 a week deposit $2k term 3', '/search?range[repayment]=:120&deposit=2000&term=3'],
    ['$120 a week no deposit 7yr', '/search?range[repayment]=:120&deposit=0&term=7'],
    ['500pm 7yrs', '/search?range[repayment]=:115&term=7'],
    ['$120pw, term: 5 years', '/search?range[repayment]=:120&term=5'],
    ['$120pw over 84 months', '/search?range[repayment]=:120&term=7'],
    ['$120pw five years', '/search?range[repayment]=:120&term=5'],
    ['60 month loan', '/search?term=5'],
    // not terms of a loan
    ['corolla over 5 years old', '/search/toyota/corolla?query=over+5+years+old'],
    ['within 80,000 km', '/search?query=within&range[km]=:80000'],
    ['suv 7 years', '/search?query=7+years&body=suv'],
    ['$120pw 7 year warranty', '/search?query=7+year+warranty&range[repayment]=:120'],
    ['$120pw less than 5 years', '/search?query=less+than+5+years&range[repayment]=:120'],
    ['5pm', '/search?query=5pm'],
  ])('%s', (query, expected) => {
    const understood = understandQuery({ ...everything, query }, financed, settings);
    expect(decodeURIComponent(searchUrl(understood))).toBe(expected);
  });

  it('but leaves them as words without finance', () => {
    const query = 'with $5,000 deposit over 7 years';
    expect(understand(query).terms).toBeUndefined();
  });
});

const phrase = fc.constantFrom(
  'toyota',
  'corolla',
  'cx-5',
  'suv',
  'diesel',
  '7 seat',
  'under 40k',
  'brisbane',
  'manual',
  'red',
  'nonsense',
  '2019',
  'near 4000',
  'cheapest',
  'not white',
  'k10402',
  'land cruiser',
  'certified',
  'less than 80000 km',
  'or',
  'the',
);
const anything = fc.oneof(
  fc.array(phrase, { maxLength: 6 }).map((phrases) => phrases.join(' ')),
  fc.string({ maxLength: 200, unit: 'binary' }),
  fc.string({ maxLength: 60, unit: fc.constantFrom(...'0123456789 k$,.-+<>kmto"') }),
);

it('is idempotent', () => {
  fc.assert(
    fc.property(anything, (query) => {
      const once = understand(query);
      expect(understandQuery(once, yard, settings)).toEqual(once);
    }),
    { numRuns: 1000 },
  );
});

it('filters only by values that the stock has', () => {
  fc.assert(
    fc.property(anything, (query) => {
      for (const [attribute, values] of Object.entries(understand(query).choices)) {
        const known = yard.values(attribute as never).map(([value]) => value);
        for (const value of values) expect(known).toContain(value);
      }
    }),
    { numRuns: 1000 },
  );
});

it('preserves words that are not understood, in order', () => {
  fc.assert(
    fc.property(fc.array(phrase, { maxLength: 6 }), (phrases) => {
      const words = phrases.join(' ').split(' ').filter(Boolean);
      const left = understand(phrases.join(' ')).query?.split(' ').filter(Boolean) ?? [];
      let from = 0;
      for (const word of left) {
        const at = words.indexOf(word, from);
        expect(at).toBeGreaterThanOrEqual(0);
        from = at + 1;
      }
      for (const word of words.filter((one) => one === 'nonsense' || one === 'k10402')) {
        expect(left).toContain(word);
      }
    }),
  );
});

it('does not depend on the order of independent parts', () => {
  const independent = [
    'toyota',
    'suv',
    'diesel',
    '7 seats',
    'under 40k',
    'brisbane',
    'red',
    'less than 90000 km',
  ];
  const expected = searchUrl(understand(independent.join(' ')));
  fc.assert(
    fc.property(fc.shuffledSubarray(independent, { minLength: independent.length }), (phrases) => {
      expect(searchUrl(understand(phrases.join(' ')))).toBe(expected);
    }),
  );
});

it('drops stop words only if something else is understood', () => {
  for (const word of stopWords) expect(understand(word).query).toBe(word);
  expect(understand('i want the toyota please').query).toBeUndefined();
});
