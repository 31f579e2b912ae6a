import { expect, it } from 'vitest';
import { rowsOf } from '#services/stock-feed/records/rows-of.ts';
import { someSite } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { importStock } from './import-stock.ts';
import { whyNothingIsListed } from './why-nothing-is-listed.ts';

const now = new Date('2026-06-01T00:00:00Z');

onDatabase('why nothing is listed', (database) => {
  let yards = 0;

  /** Imports one row each of these values of a column, and asks for a site with these search settings. */
  async function why(
    column: string,
    values: readonly string[],
    search: object = {},
    hasSite = true,
  ) {
    const name = `why${(yards += 1)}`;
    const slug = `${name}-yard`;
    const lines = values.map((value, at) => `${slug}-${at},Kia,Rio,20000,${value}`);
    const rows = await rowsOf(`stocknum,make,model,price,${column}\n${lines.join('\n')}\n`, 'csv');
    // rows are read at once, the import takes them one by one
    const feed = (async function* () {
      yield* rows;
    })();
    await importStock(database().db, feed, { dealershipSlug: slug, source: 'test', force: true });
    const site = someSite(name, { search });
    return whyNothingIsListed(database().db, hasSite ? [site] : [], slug, now);
  }

  it('is not asked of a dealership of which a site lists a vehicle', async () => {
    expect(await why('status', ['sold', 'Available'])).toBeUndefined();
    expect(await why('colour', ['Red'])).toBeUndefined();
  });

  it('is that no status is understood', async () => {
    expect(await why('status', ['Avl', 'Avl', 'Sold'])).toBe(
      'none is in stock or coming soon; by status there are 2 avl, 1 sold',
    );
  });

  it('is that the feed hides all of them', async () => {
    expect(
      await why('show_on_dealer_website', ['no', 'N'], { listing_visibility: true }),
    ).toContain('show_on_dealer_website');
  });

  it('is that the settings of the sites leave them out', async () => {
    expect(await why('colour', ['Red'], { minimum_price: 50_000 })).toContain('minimum_price');
  });

  it('is that no site has the dealership', async () => {
    expect(await why('colour', ['Red'], {}, false)).toBe(
      'no site has this dealership in its settings',
    );
  });
});
