import type { Kysely, Transaction } from 'kysely';
import { alertDueAt } from '#domain/alerts/alert-frequency.ts';
import { watchedNews } from '#domain/alerts/alert-kind.ts';
import { searchedPrice } from '#domain/price/price-display.ts';
import type { StockSearch } from '#search/vehicle-search/stock-search.ts';
import type { Site } from '#site/site.ts';
import type { SiteDirectory } from '#site/site-directory.ts';
import { addAlertItems, type NewAlertItem, watchersOf } from '#store/alerts/alert-items.ts';
import { type AlertedSearch, alertedSearches } from '#store/alerts/saved-searches.ts';
import {
  hasSubscribers,
  lockProgress,
  markMatched,
  nextChanges,
  skipChanges,
  type VehicleChange,
} from '#store/alerts/stock-news.ts';
import type { Schema } from '#store/database/schema.ts';
import type { JobQueue } from '#store/jobs/job-queue.ts';
import { enqueueAlerts } from './alert-jobs.ts';
import { type MatchParts, NewMatches } from './new-matches.ts';
import { storedCriteria } from './stored-criteria.ts';

export interface MatchChangesParts extends MatchParts {
  jobs: JobQueue;
  sites: SiteDirectory;
  index: StockSearch;
  /** The stock version that the index has reached; later changes wait for the next round. */
  stockVersion: number;
  log: { warn(fields: object, message: string): void };
}

const CHANGES_PER_ROUND = 1000;
/** Alerts wait this long for further changes, so that a feed in several parts makes one e-mail. */
const COLLECT_SECONDS = 15;

/**
 * Matches the next changes of stock against saved searches and watchlists, and stores what each visitor is to hear.
 * One process does this at a time. The items and the record of what has been matched are committed together, so every
 * change counts once, even if a process dies.
 * @returns the number of changes; 0 if there are none or another process is matching
 */
export function matchChanges(db: Kysely<Schema>, parts: MatchChangesParts): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const progress = await lockProgress(trx);
    if (!progress) return 0;
    if (!(await hasSubscribers(trx))) {
      await skipChanges(trx, progress);
      return 0;
    }
    const changes = await nextChanges(trx, progress, {
      until: parts.stockVersion,
      limit: CHANGES_PER_ROUND,
    });
    const last = changes.at(-1);
    if (!last) return 0;
    const items = [
      ...(await watchedItems(trx, parts, changes)),
      ...(await searchItems(trx, parts, changes)),
    ];
    await addItems(trx, parts, items);
    await markMatched(trx, changes, { version: last.version, vehicle_id: last.after.id });
    return changes.length;
  });
}

async function watchedItems(
  trx: Transaction<Schema>,
  { sites, now }: MatchChangesParts,
  changes: readonly VehicleChange[],
): Promise<NewAlertItem[]> {
  const news = new Map(
    changes.map(({ before, after }) => [after.id, watchedNews(before, after)] as const),
  );
  const changed = [...news].filter(([, each]) => each).map(([id]) => id);
  const watchers = await watchersOf(trx, changed);
  return watchers.flatMap(({ visitor_id, site_slug, vehicle_id, frequency }) => {
    const site = sites.bySlug(site_slug);
    const what = news.get(vehicle_id);
    if (!site?.settings.alerts.enabled || !what) return [];
    const { kind, price = null } = what;
    const price_before = what.kind === 'price-drop' ? what.price_before : null;
    const due_at = dueAt(frequency, site, now);
    return [{ visitor_id, saved_search_id: null, vehicle_id, kind, price, price_before, due_at }];
  });
}

async function searchItems(
  trx: Transaction<Schema>,
  parts: MatchChangesParts,
  changes: readonly VehicleChange[],
): Promise<NewAlertItem[]> {
  const sites = alertingSites(parts.sites, changes);
  const searches = await alertedSearches(trx, [...sites.keys()]);
  if (searches.length === 0) return [];
  const matches = await NewMatches.of(changes, parts);
  const items: NewAlertItem[] = [];
  for (const search of searches) {
    const site = sites.get(search.site_slug);
    if (site) items.push(...(await itemsOfSearch(matches, parts, site, search)));
  }
  return items;
}

/** The sites with alerts that sell the changed vehicles. */
function alertingSites(sites: SiteDirectory, changes: readonly VehicleChange[]): Map<string, Site> {
  const dealerships = new Set(changes.map(({ after }) => after.dealership_slug));
  return new Map(
    sites
      .all()
      .filter(({ settings }) => settings.alerts.enabled)
      .filter(({ settings }) => settings.dealerships.some(({ slug }) => dealerships.has(slug)))
      .map((site) => [site.slug, site]),
  );
}

async function itemsOfSearch(
  matches: NewMatches,
  { index, log, now }: MatchChangesParts,
  site: Site,
  { id, visitor_id, frequency, since_version, criteria: stored }: AlertedSearch,
): Promise<NewAlertItem[]> {
  const criteria = storedCriteria(stored);
  if (!criteria) {
    log.warn({ search: id, site: site.slug }, 'a saved search cannot be read and finds nothing');
    return [];
  }
  const stock = index.open(site, now);
  const found = await matches.ofSearch(site, { criteria, since_version }, stock);
  return found.map((vehicle) => ({
    visitor_id,
    saved_search_id: id,
    vehicle_id: vehicle.id,
    kind: 'new' as const,
    price: searchedPrice(vehicle) ?? null,
    price_before: null,
    due_at: dueAt(frequency, site, now),
  }));
}

function dueAt(frequency: 'at-once' | 'daily', { settings }: Site, now: Date): Date {
  const { time_zone: timeZone, alerts } = settings;
  return alertDueAt(frequency, now, { timeZone, digestAt: alerts.digest_at });
}

async function addItems(
  trx: Transaction<Schema>,
  { jobs, now }: MatchChangesParts,
  items: readonly NewAlertItem[],
): Promise<void> {
  const woken = await addAlertItems(trx, items);
  const byDelay = Map.groupBy(woken, ({ due_at }) =>
    Math.max(COLLECT_SECONDS, Math.ceil((Date.parse(due_at) - now.getTime()) / 1000) + 1),
  );
  for (const [seconds, visitors] of byDelay)
    await enqueueAlerts(
      trx,
      jobs,
      visitors.map(({ visitor_id }) => visitor_id),
      seconds,
    );
}
