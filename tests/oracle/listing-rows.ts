import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Row } from '#search/engine/search-index.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { realListings } from '#tests/support/real-listings.ts';

/**
 * The real listings as rows. Fields that they lack (features, status, weekly prices ...) are generated, always the
 * same.
 */
export function listingRows(): Row[] {
  const random = seededRandom(1);
  const lines: Record<string, string>[] = parse(readFileSync(realListings), { columns: true });
  return lines.map((line) => listingRow(line, random));
}

function listingRow(line: Record<string, string>, random: () => number): Row {
  const [city, state] = (line['Location'] ?? '').split(', ');
  const [make, model, year] = [known(line['Brand']), known(line['Model']), number(line['Year'])];
  const price = number(line['Price']);
  const body = known(line['BodyType']);
  const named = known(line['Car/Suv']);
  return {
    name: known(line['Title']),
    make,
    model,
    make_model: make && model && `${make} ${model}`,
    badge: known(
      line['Title']?.replace(`${line['Year']} ${line['Brand']} ${line['Model']}`, '').trim(),
    ),
    status: pick(['in_stock', 'in_stock', 'in_stock', 'in_stock', 'coming_soon', 'sold'], random()),
    car_type: known(line['UsedOrNew']?.toLowerCase()),
    categories: [`${known(line['UsedOrNew']?.toLowerCase()) ?? 'used'}-cars`],
    city: known(city),
    state: known(state),
    colour: known(line['ColourExtInt']?.split(' / ')[0]),
    dealership_name: named === body ? city && `${city} Motors` : named,
    location_name: city && `${city} ${pick(['Central', 'North', 'Pre-Owned'], random())}`,
    item_type: 'car',
    km: number(line['Kilometres']),
    price,
    subscription_price: price && random() < 0.3 ? Math.round(price / 180) : undefined,
    price_range: price && `${Math.floor(price / 10_000) * 10}k`,
    weekly_price_range: price && `${Math.floor(price / 15_000) * 50}/wk`,
    year,
    seats: number(line['Seats']),
    body,
    drive: known(line['DriveType']),
    fuel: known(line['FuelType']),
    transmission: known(line['Transmission']),
    tag: random() < 0.1 ? pick(['Special', 'Reduced', 'Low km', 'One owner'], random()) : undefined,
    certified: random() < 0.2 ? true : random() < 0.5 ? false : undefined,
    created_at_timestamp: 1_670_000_000 + Math.floor(random() * 30_000_000),
    filtered_features: randomFeatures(random),
  };
}

/** Generates `count` rows: variations of the given ones with their own prices, dates, kilometres and features. */
export function* resampledRows(rows: readonly Row[], count: number): Generator<[number, Row]> {
  const random = seededRandom(2);
  for (let id = 1; id <= count; id++) {
    const row = rows[id <= rows.length ? id - 1 : Math.floor(random() * rows.length)]!;
    if (id <= rows.length) {
      yield [id, row];
      continue;
    }
    // correlated fields come from one listing; colours, places and sales from others
    const other = () => rows[Math.floor(random() * rows.length)]!;
    const nudge = 0.9 + random() * 0.2;
    yield [
      id,
      {
        ...row,
        ...only(other(), ['colour']),
        ...only(other(), ['city', 'state', 'dealership_name', 'location_name']),
        ...only(other(), ['status', 'tag', 'certified']),
        price: typeof row['price'] === 'number' ? Math.round(row['price'] * nudge) : undefined,
        km: typeof row['km'] === 'number' ? Math.round(row['km'] * nudge) : undefined,
        created_at_timestamp: 1_670_000_000 + Math.floor(random() * 30_000_000),
        filtered_features: randomFeatures(random),
      },
    ];
  }
}

function only(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}

const features = ['Front', 'Rear', 'Side', 'Power', 'Heated', 'Digital', 'Smart', 'Alloy'].flatMap(
  (kind) =>
    'Airbags,Camera,Seats,Mirrors,Sensors,Windows,Wheels,Display,Lights,Control,Assist,Roof,Audio,Locks,Tow bar'
      .split(',')
      .map((part) => `${kind} ${part}`),
);

/** Ten to forty of 120 features; some are on most vehicles and some on few. */
export function randomFeatures(random: () => number): string[] {
  const chosen = new Set<string>();
  const count = 10 + Math.floor(random() * 31);
  while (chosen.size < count) chosen.add(pick(features, random() ** 1.7));
  return [...chosen];
}

/** Picks a value by a number in [0, 1). */
export function pick<T>(choices: readonly T[], share: number): T {
  return choices[Math.floor(share * choices.length)]!;
}

function known(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed && !['-', '- / -', 'NA', 'nan', 'POA'].includes(trimmed) ? trimmed : undefined;
}

function number(text: string | undefined): number | undefined {
  const found = known(text)?.match(/[\d.]+/)?.[0];
  return found === undefined ? undefined : Number(found);
}
