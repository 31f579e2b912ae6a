import { readFile } from 'node:fs/promises';
import type { Comparable } from '#domain/market/market-vehicle.ts';
import { priceBeforeCharges } from '#domain/market/price-before-charges.ts';
import { parseMapping } from '#services/stock-feed/mapping/parse-mapping.ts';
import { openFeed } from '#services/stock-feed/open-feed.ts';
import { readFeed } from '#services/stock-feed/read-feed.ts';

const mappingFile = new URL(
  '../../../examples/mappings/australian-vehicle-prices.json',
  import.meta.url,
);

/** Reads the real listings that have a price and a year, with prices before charges, as the platform compares them. */
export async function listedComparables(file: string): Promise<Comparable[]> {
  const mapping = parseMapping(await readFile(mappingFile, 'utf8'));
  if (!mapping.ok) throw new Error(JSON.stringify(mapping.faults));
  const feed = await openFeed(file);
  const comparables: Comparable[] = [];
  for await (const row of readFeed(feed.input, { format: feed.format, mapping: mapping.mapping })) {
    if (!row.ok) continue;
    const { year } = row.vehicle;
    const price = priceBeforeCharges(row.vehicle);
    if (year === undefined || price === undefined) continue;
    comparables.push({ ...row.vehicle, year, price, id: comparables.length + 1 });
  }
  return comparables;
}
