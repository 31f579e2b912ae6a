import { afterEach, expect, it, vi } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { everything } from '#search/vehicle-search/criteria.ts';
import { StockSearchUnavailable } from '#search/vehicle-search/stock-search-unavailable.ts';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import { stockVersion } from '#store/stock/stock-changes.ts';
import { someSite } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { followStock, type StockFollower } from './follow-stock.ts';
import { importStock } from './import-stock.ts';
import { readFeed } from '#services/stock-feed/read-feed.ts';

/** An index outside this process: it keeps its content across restarts and is not always reachable. */
class DistantIndex extends VehicleIndex {
  reachable = true;
  held: number | undefined;
  readonly applied: number[] = [];

  override async appliedVersion(): Promise<undefined> {
    this.#reach();
    // the type of the in-memory index is narrower than what this one returns
    return this.held as undefined;
  }

  override async markApplied(version?: number): Promise<void> {
    this.#reach();
    this.held = version;
  }

  override async apply(vehicles: readonly Vehicle[]): Promise<void> {
    this.#reach();
    this.applied.push(vehicles.length);
    await super.apply(vehicles);
  }

  #reach(): void {
    if (!this.reachable) throw new StockSearchUnavailable('out of reach');
  }
}

onDatabase('a process that follows the stock', (database) => {
  const site = someSite('yard');
  const version = () => stockVersion(database().db);
  const count = (index: DistantIndex) => index.open(site, new Date()).count(everything);
  const fail = (error: unknown) => {
    throw error;
  };
  let followers: StockFollower[] = [];
  afterEach(async () => {
    for (const follower of followers) await follower.stop();
    followers = [];
  });
  async function follow(index: DistantIndex, onError: (error: unknown) => void) {
    const follower = await followStock(database(), index, onError);
    followers.push(follower);
    return follower;
  }
  const take = (cars: number) => {
    const stock = Array.from({ length: cars }, (_, at) => ({
      stocknum: `A${at}`,
      make: 'Kia',
      model: 'Rio',
      price: 20_000,
    }));
    const feed = new Blob([JSON.stringify(stock)]).stream();
    return importStock(database().db, readFeed(feed, { format: 'json' }), {
      dealershipSlug: 'yard-yard',
      source: 'test',
    });
  };

  it('loads the whole stock, then every change', async () => {
    await take(3);
    const index = new DistantIndex((slug) => slug);
    const follower = await follow(index, fail);
    expect(await count(index)).toBe(3);
    expect(index.held).toBe(await version());
    await take(5);
    await follower.catchUp();
    expect(await count(index)).toBe(5);
    expect(follower.version()).toBe(await version());
    expect(index.held).toBe(await version());
    expect(index.applied).toEqual([3, 2]);
  });

  it('loads only what the index lacks', async () => {
    const index = new DistantIndex((slug) => slug);
    index.held = await version();
    const follower = await follow(index, fail);
    expect(index.applied).toEqual([]);
    await take(7);
    await follower.catchUp();
    expect(index.applied).toEqual([2]);
  });

  it('starts while the index is unreachable, and fills it once it is back', async () => {
    const index = new DistantIndex((slug) => slug);
    index.reachable = false;
    const errors: unknown[] = [];
    const follower = await follow(index, (error) => errors.push(error));
    expect(errors[0]).toBeInstanceOf(StockSearchUnavailable);
    expect(follower.version()).toBe(0);
    index.reachable = true;
    await vi.waitFor(async () => expect(await count(index)).toBe(7), 5000);

    index.reachable = false;
    await take(8);
    await expect(follower.catchUp()).rejects.toBeInstanceOf(StockSearchUnavailable);
    index.reachable = true;
    await follower.catchUp();
    expect(await count(index)).toBe(8);
  });

  it('does not start with a broken index', async () => {
    const index = new DistantIndex((slug) => slug);
    index.apply = () => Promise.reject(new Error('broken'));
    await expect(follow(index, () => undefined)).rejects.toThrow('broken');
  });
});
