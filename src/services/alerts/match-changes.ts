import { alertDueAt } from '#domain/alerts/alert-frequency.ts';
import { watchedNews } from '#domain/alerts/alert-kind.ts';
import { searchedPrice } from '#domain/price/price-display.ts';
import type { BackgroundContext } from '#services/background-context.ts';
import { type InTransaction, inTransaction } from '#services/site-context.ts';
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
import { enqueueAlerts } from './alert-jobs.ts';
import { sendsAlerts } from './sends-alerts.ts';
import { type MatchContext, NewMatches } from './new-matches.ts';
import { storedCriteria } from './stored-criteria.ts';

type MatchChangesContext = MatchContext &
  Pick<BackgroundContext, 'db' | 'jobs' | 'log' | 'sites' | 'index' | 'stockVersion'>;
type Matching = InTransaction<MatchChangesContext>;

const CHANGES_PER_ROUND = 1000;
/** Alerts wait this long for further changes, so that a feed in several parts makes one e-mail. */
const COLLECT_SECONDS = 15;

/**
 * Matches the next changes of stock against saved searches and watchlists, and stores what each visitor is to hear.
 * One process does this at a time. The items and the record of what has been matched are committed together, so every
 * change counts once, even if a process dies. Changes that the index has not reached wait for the next round.
 * @returns the number of changes; 0 if there are none or another process is matching
 */
export function matchChanges(context: MatchChangesContext): Promise<number> {
  return inTransaction(context, async (within) => {
    const { db, stockVersion } = within;
    const progress = await lockProgress(db);
    if (!progress) return 0;
    if (!(await hasSubscribers(db))) {
      await skipChanges(db, progress);
      return 0;
    }
    const changes = await nextChanges(db, progress, {
      until: stockVersion(),
      limit: CHANGES_PER_ROUND,
    });
    const last = changes.at(-1);
    if (!last) return 0;
    const items = [
      ...(await watchedItems(within, changes)),
      ...(await searchItems(within, changes)),
    ];
    await addItems(within, items);
    await markMatched(db, changes, { version: last.version, vehicle_id: last.after.id });
    return changes.length;
  });
}

async function watchedItems(
  { db, sites, now }: Matching,
  changes: readonly VehicleChange[],
): Promise<NewAlertItem[]> {
  const news = new Map(
    changes.map(({ before, after }) => [after.id, watchedNews(before, after)] as const),
  );
  const changed = [...news].filter(([, each]) => each).map(([id]) => id);
  const watchers = await watchersOf(db, changed);
  return watchers.flatMap(({ visitor_id, site_slug, vehicle_id, frequency }) => {
    const site = sites().bySlug(site_slug);
    const what = news.get(vehicle_id);
    if (!site || !sendsAlerts(site) || !what) return [];
    const { kind, price = null } = what;
    const price_before = what.kind === 'price-drop' ? what.price_before : null;
    const due_at = dueAt(frequency, site, now);
    return [{ visitor_id, saved_search_id: null, vehicle_id, kind, price, price_before, due_at }];
  });
}

async function searchItems(
  within: Matching,
  changes: readonly VehicleChange[],
): Promise<NewAlertItem[]> {
  const sites = alertingSites(within.sites(), changes);
  const searches = await alertedSearches(within.db, [...sites.keys()]);
  if (searches.length === 0) return [];
  const matches = await NewMatches.of(changes, within);
  const items: NewAlertItem[] = [];
  for (const search of searches) {
    const site = sites.get(search.site_slug);
    if (site) items.push(...(await itemsOfSearch(matches, within, site, search)));
  }
  return items;
}

/** The sites with alerts that sell the changed vehicles. */
function alertingSites(sites: SiteDirectory, changes: readonly VehicleChange[]): Map<string, Site> {
  const dealerships = new Set(changes.map(({ after }) => after.dealership_slug));
  return new Map(
    sites
      .all()
      .filter(sendsAlerts)
      .filter(({ settings }) => settings.dealerships.some(({ slug }) => dealerships.has(slug)))
      .map((site) => [site.slug, site]),
  );
}

async function itemsOfSearch(
  matches: NewMatches,
  { index, log, now }: Matching,
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
  { db, jobs, now }: Matching,
  items: readonly NewAlertItem[],
): Promise<void> {
  const woken = await addAlertItems(db, items);
  const byDelay = Map.groupBy(woken, ({ due_at }) =>
    Math.max(COLLECT_SECONDS, Math.ceil((Date.parse(due_at) - now.getTime()) / 1000) + 1),
  );
  for (const [seconds, visitors] of byDelay)
    await enqueueAlerts(
      db,
      jobs,
      visitors.map(({ visitor_id }) => visitor_id),
      seconds,
    );
}
