import type { Kysely } from 'kysely';
import { availableStatuses } from '#domain/vehicle/availability.ts';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';
import { availableVehicles } from '#store/stock/in-stock-vehicles.ts';
import { stockSummary } from '#store/stock/stock-summary.ts';
import { listedOnSite } from './listed-on-site.ts';

/**
 * Why no site lists an available vehicle of a dealership, in words for the operator; undefined if a site does.
 * @param sites all sites of the installation
 */
export async function whyNothingIsListed(
  db: Kysely<Schema>,
  sites: readonly Site[],
  dealership: string,
  now: Date,
): Promise<string | undefined> {
  const own = sites.filter(({ settings }) =>
    settings.dealerships.some(({ slug }) => slug === dealership),
  );
  const summary = (await stockSummary(db)).filter((row) => row.dealership_slug === dealership);
  if (summary.length === 0) return 'it has no vehicles';
  const available = summary.filter(({ status }) => availableStatuses.some((one) => one === status));
  if (available.length === 0) {
    const counts = summary.map(({ status, vehicles }) => `${vehicles} ${status}`);
    return `none is in stock or coming soon; by status there are ${counts.join(', ')}`;
  }
  if (own.length === 0) return 'no site has this dealership in its settings';
  let shown = 0;
  for await (const vehicles of availableVehicles(db, [dealership])) {
    shown += vehicles.filter((vehicle) => vehicle.show_on_dealer_website).length;
    for (const site of own)
      if ((await listedOnSite(vehicles, site, now)).length > 0) return undefined;
  }
  return shown === 0
    ? 'the feed says of every vehicle that it is not for the website (show_on_dealer_website)'
    : 'the settings `search` of its sites leave out all of them (filter, minimum_price, hidden_tiers, excluded_stocknums)';
}
