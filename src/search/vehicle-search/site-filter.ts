import { availableStatuses } from '#domain/vehicle/availability.ts';
import type { Expression } from '#search/engine/filters/expression.ts';
import { parseExpression } from '#search/engine/filters/parse-expression.ts';
import type { Site } from '#site/site.ts';
import type { SiteSettings } from '#site/site-settings.ts';

const DAY_SECONDS = 86_400;

type ScopeSettings = Pick<SiteSettings, 'search' | 'dealerships'>;

/**
 * A site's scope as a filter expression in text: the stock of its dealerships that is visible, recent enough if sold,
 * and within the site's own filter. Source: specification 1, sections 4 and 5.
 */
export function siteFilter(settings: ScopeSettings, now: Date): string {
  const { search, dealerships } = settings;
  const slugs = dealerships.map((dealership) => dealership.slug);
  const terms = [`dealership_slug IN ${list(slugs)}`];
  if (search.listing_visibility) {
    terms.push('show_on_dealer_website = true', visibleStatus(settings, now));
  } else {
    terms.push(`status IN ${list([...availableStatuses, ...search.sold_statuses])}`);
  }
  if (search.minimum_price !== undefined) terms.push(`price > ${search.minimum_price}`);
  if (search.excluded_stocknums.length > 0)
    terms.push(`NOT stocknum IN ${list(search.excluded_stocknums)}`);
  if (search.hidden_tiers.length > 0)
    terms.push(`NOT hidden_tier IN [${search.hidden_tiers.join(', ')}]`);
  if (search.filter) terms.push(`(${search.filter})`);
  return terms.join(' AND ');
}

/**
 * A site's scope as an expression over the vehicle's columns.
 * @throws {Error} if the site's own filter is invalid
 */
export function siteExpression(site: Site, now: Date): Expression {
  const parsed = parseExpression(siteFilter(site.settings, now));
  if (parsed.ok) return parsed.expression;
  throw new Error(
    `The stock filter of site ${site.slug} is invalid at ${parsed.position}: ${parsed.message}`,
  );
}

function visibleStatus({ search, dealerships }: ScopeSettings, now: Date): string {
  const since = (days: number): number => Math.floor(now.getTime() / 1000) - days * DAY_SECONDS;
  const ownDays = search.recent_sold_days_by_dealership;
  const usual = dealerships.map(({ slug }) => slug).filter((slug) => !Object.hasOwn(ownDays, slug));
  const recentlySold = [
    ...(usual.length > 0 ? [soldSince(usual, since(search.recent_sold_days))] : []),
    ...Object.entries(ownDays).map(([slug, days]) => soldSince([slug], since(days))),
  ];
  const sold = `(status IN ${list(search.sold_statuses)} AND (${recentlySold.join(' OR ')}))`;
  const available = `status IN ${list(availableStatuses)}`;
  return search.sold_statuses.length === 0 ? available : `(${available} OR ${sold})`;
}

function soldSince(dealerships: readonly string[], timestamp: number): string {
  return `(dealership_slug IN ${list(dealerships)} AND sold_at_timestamp > ${timestamp})`;
}

function list(values: readonly string[]): string {
  return `[${values.map((value) => JSON.stringify(value)).join(', ')}]`;
}
