/**
 * Rebuilds the table of Australian places from two downloads of GeoNames (geonames.org, CC BY 4.0): node
 * tools/places/build-australian-places.ts AU.txt cities500.txt
 *
 * `AU.txt` is from the postal codes (export/zip/AU.zip), `cities500.txt` from the gazetteer (export/dump/cities500.zip). The
 * gazetteer adds populations, and points for the towns that the postal file only estimates.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { distanceKm } from '../../src/domain/place/distance-km.ts';

interface Row {
  postcode: string;
  name: string;
  state: string;
  lat: number;
  long: number;
  population: number;
  isEstimate: boolean;
}

const [postal, gazetteer] = process.argv.slice(2);
if (!postal || !gazetteer) throw new Error('Expected the paths of AU.txt and cities500.txt.');

/** Post office boxes, mail centres and single institutions are no places that a shopper lives in. */
const isInstitution =
  /\b(?:[dbm]c|msc|lpo|cpa|milpo|plaza|westfield|shopping|centre|post office|hospital|university|markets|airport|raaf|hmas \w+|defence forces|military area)$|\bunsw\b|^(?:the )?university of/i;
/** A point farther than this from the others of its postcode is of a namesake. */
const MAX_SPREAD_KM = 400;
/** A town of the gazetteer is the one of the same name within this distance. */
const SAME_TOWN_KM = 60;

const towns = Map.groupBy(
  linesOf(gazetteer)
    .filter((fields) => fields[8] === 'AU')
    .map((fields) => ({
      name: fields[1] ?? '',
      lat: Number(fields[4]),
      long: Number(fields[5]),
      population: Number(fields[14]),
    })),
  ({ name }) => keyOf(name),
);
const rows = linesOf(postal)
  .map(rowOf)
  .filter(({ postcode, name }) => isDelivery(postcode) && !isInstitution.test(name))
  .filter((row, _at, all) => !row.isEstimate || !isElsewhere(row, all))
  .map(withTown);
const byPostcode = Map.groupBy(rows, ({ postcode }) => postcode);
const kept = rows.filter((row) => {
  const others = (byPostcode.get(row.postcode) ?? []).filter(({ isEstimate }) => !isEstimate);
  return others.length < 3 || medianDistance(row, others) <= MAX_SPREAD_KM;
});
const lines = kept
  .toSorted((a, b) => (a.postcode + keyOf(a.name) < b.postcode + keyOf(b.name) ? -1 : 1))
  .map(({ postcode, state, name, lat, long, population, isEstimate }) =>
    [
      postcode,
      state,
      name,
      lat.toFixed(3),
      long.toFixed(3),
      population || '',
      isEstimate ? '~' : '',
    ]
      .join('\t')
      .trimEnd(),
  );
writeFileSync(
  new URL('../../src/partners/postcode-place/australian-places.tsv', import.meta.url),
  `${[...new Set(lines)].join('\n')}\n`,
);
process.stdout.write(`${lines.length} places of ${byPostcode.size} postcodes\n`);

function linesOf(path: string): string[][] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));
}

function rowOf(fields: readonly string[]): Row {
  const [, postcode = '', name = '', , state = '', , , , , lat, long, accuracy] = fields;
  return {
    postcode,
    name: name.trim(),
    state,
    lat: Number(lat),
    long: Number(long),
    population: 0,
    // 1 is an estimate from the neighbouring postcodes; 3 and 4 are places of the gazetteer
    isEstimate: accuracy !== '3' && accuracy !== '4',
  };
}

/** Boxes of a suburb may have a postcode of their own among those of deliveries, with an estimated point. */
function isElsewhere(row: Row, all: readonly Row[]): boolean {
  return all.some(
    (other) => !other.isEstimate && other.name === row.name && other.state === row.state,
  );
}

function withTown(row: Row): Row {
  const same = (towns.get(keyOf(row.name)) ?? [])
    .map((town) => ({ ...town, km: distanceKm(town, row) }))
    .filter(({ km }) => km <= SAME_TOWN_KM)
    .sort((a, b) => a.km - b.km)[0];
  if (!same) return row;
  const { lat, long, population } = same;
  return { ...row, lat, long, population, isEstimate: false };
}

function medianDistance(row: Row, others: readonly Row[]): number {
  const distances = others.map((other) => distanceKm(row, other)).sort((a, b) => a - b);
  return distances[Math.floor(distances.length / 2)] ?? 0;
}

/** Post office boxes and large receivers have ranges of their own. Source: Australia Post's postcode allocation. */
function isDelivery(postcode: string): boolean {
  const number = Number(postcode);
  const boxes = [
    [200, 299],
    [900, 1999],
    [5800, 5999],
    [6800, 6999],
    [7800, 7999],
    [8000, 9999],
  ] as const;
  return number >= 200 && !boxes.some(([from, to]) => from <= number && number <= to);
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
