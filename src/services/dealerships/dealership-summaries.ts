import type { Kysely } from 'kysely';
import { namedDealerships } from '#services/sites/named-dealerships.ts';
import type { Schema } from '#store/database/schema.ts';
import { allSites } from '#store/sites/site-repository.ts';
import { importCounts } from '#store/stock/dealership-tables.ts';
import { stockSummary } from '#store/stock/stock-summary.ts';

/** A dealership for its operator. */
export interface DealershipSummary {
  slug: string;
  /** The name that the first site gives it; undefined if no site names it. */
  name: string | undefined;
  /** The sites whose settings name it. */
  sites: string[];
  /** The number of its vehicles by status. */
  vehicles: Record<string, number>;
  imports: number;
  /** ISO 8601, UTC. */
  last_import_at: string | null;
}

/** The dealerships that a site names or that have stock, by slug. */
export async function dealershipSummaries(db: Kysely<Schema>): Promise<DealershipSummary[]> {
  const named = (await allSites(db)).flatMap((site) =>
    namedDealerships(site).map(({ slug, name }) => ({ slug, name, site: site.slug })),
  );
  const stock = await stockSummary(db);
  const imports = await importCounts(db);
  const slugs = new Set([
    ...named.map(({ slug }) => slug),
    ...[...stock, ...imports].map((row) => row.dealership_slug),
  ]);
  return [...slugs]
    .filter(isSlug)
    .toSorted()
    .map((slug) => {
      const by = named.filter((one) => one.slug === slug);
      const own = imports.find((row) => row.dealership_slug === slug);
      return {
        slug,
        name: by[0]?.name,
        sites: by.map(({ site }) => site),
        vehicles: Object.fromEntries(
          stock
            .filter((row) => row.dealership_slug === slug)
            .map(({ status, vehicles }) => [status, vehicles]),
        ),
        imports: own?.imports ?? 0,
        last_import_at: own?.last_import_at ?? null,
      };
    });
}

/** Whether it is not what vehicles with reservations have that were removed with their dealership. */
function isSlug(slug: string): boolean {
  return !slug.includes(' ');
}
