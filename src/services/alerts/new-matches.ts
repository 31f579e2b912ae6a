import { setImmediate } from 'node:timers/promises';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Criteria } from '#search/vehicle-search/criteria.ts';
import { MAX_WORK } from '#search/vehicle-search/embedded/max-work.ts';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import type { BackgroundContext } from '#services/background-context.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { Site } from '#site/site.ts';
import type { VehicleChange } from '#store/alerts/stock-news.ts';

export type MatchContext = Pick<
  BackgroundContext,
  'dealershipName' | 'places' | 'quotesOnRateCard'
> & { now: Date };

/** A search of one site. */
export interface WantedSearch {
  criteria: Criteria;
  /** Changes up to this stock version are not news. */
  since_version: number;
}

/** More matches of one search are not listed in an e-mail; its link shows them all. */
export const MATCHES_PER_SEARCH = 12;
/** After this long, other work gets a turn. */
const SLICE_MS = 5;

/**
 * Finds the vehicles that a search lists since a batch of changes and did not list before. The changed vehicles are
 * indexed twice, as they are and as they were, so that a search finds exactly what its page would: ten thousand
 * searches of an index of a thousand vehicles are faster than ten million comparisons.
 */
export class NewMatches {
  readonly #changes: ReadonlyMap<number, VehicleChange>;
  readonly #after: VehicleIndex;
  readonly #before: VehicleIndex;
  readonly #now: Date;
  /** By site and criteria: many visitors save the same search. */
  readonly #found = new Map<string, readonly VehicleChange[]>();
  #sliceStarted = performance.now();

  private constructor(
    changes: readonly VehicleChange[],
    { dealershipName, places, quotesOnRateCard, now }: MatchContext,
  ) {
    this.#changes = new Map(changes.map((change) => [change.after.id, change]));
    const opened = () => new VehicleIndex(dealershipName, places, MAX_WORK, quotesOnRateCard);
    this.#after = opened();
    this.#before = opened();
    this.#now = now;
  }

  static async of(changes: readonly VehicleChange[], context: MatchContext): Promise<NewMatches> {
    const matches = new NewMatches(changes, context);
    const before = changes
      .map((change) => change.before)
      .filter((vehicle) => vehicle !== undefined);
    await matches.#after.apply(changes.map(({ after }) => after).filter(isAvailable));
    await matches.#before.apply(before.filter(isAvailable));
    return matches;
  }

  /**
   * The newest vehicles that are news to a search of a site.
   * @param stock the site's whole stock
   */
  async ofSearch(site: Site, search: WantedSearch, stock: SiteStock): Promise<Vehicle[]> {
    const { criteria, since_version } = search;
    const key = `${site.slug} ${JSON.stringify(criteria)}`;
    let found = this.#found.get(key);
    if (!found) {
      await this.#yieldToOthers();
      found = await this.#confirmed(newest(this.#search(site, criteria)), criteria, stock);
      this.#found.set(key, found);
    }
    return found
      .filter(({ firstVersion }) => firstVersion > since_version)
      .map((change) => change.after);
  }

  /**
   * Leaves out vehicles that the whole stock does not find. A word is matched more loosely among few vehicles, because a
   * misspelling is forgiven only where the word itself does not occur.
   */
  async #confirmed(
    changes: readonly VehicleChange[],
    criteria: Criteria,
    stock: SiteStock,
  ): Promise<readonly VehicleChange[]> {
    if (criteria.query === undefined) return changes;
    const confirmed: VehicleChange[] = [];
    for (const change of changes) {
      await this.#yieldToOthers();
      if (await stock.lists(change.after.id, criteria)) confirmed.push(change);
    }
    return confirmed;
  }

  #search(site: Site, criteria: Criteria): VehicleChange[] {
    const after = this.#listed(this.#after, site, criteria);
    if (after.length === 0) return [];
    const before = new Set(this.#listed(this.#before, site, criteria));
    return after
      .filter((id) => !before.has(id))
      .map((id) => this.#changes.get(id))
      .filter((change) => change !== undefined);
  }

  #listed(index: VehicleIndex, site: Site, criteria: Criteria): number[] {
    return index.size === 0 ? [] : index.open(site, this.#now).ids(criteria);
  }

  async #yieldToOthers(): Promise<void> {
    if (performance.now() - this.#sliceStarted < SLICE_MS) return;
    await setImmediate();
    this.#sliceStarted = performance.now();
  }
}

/** The newest matches, as many as an alert may have. */
function newest(changes: readonly VehicleChange[]): readonly VehicleChange[] {
  if (changes.length <= MATCHES_PER_SEARCH) return changes;
  return changes
    .toSorted((a, b) => (a.after.created_at < b.after.created_at ? 1 : -1))
    .slice(0, MATCHES_PER_SEARCH);
}
