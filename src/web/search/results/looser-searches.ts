import { type Criteria, distancesKm } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type Wish, wishesOf } from '#web/search/facets/chip-views.ts';

/** A search that asks for a little less and finds something. */
export interface LooserSearch {
  /** `Without “Brisbane”` */
  label: string;
  /** `12 cars` */
  count: string;
  path: string;
}

const MOST_OFFERED = 4;
/** Of more wishes than this no pairs are tried: each try is a search. */
const MOST_PAIRED = 6;

/**
 * The ways on from a search that finds nothing, the nearest to it first: a greater distance, each one thing less that
 * finds something, or else two things less. Each is counted by a search of its own.
 */
export async function looserSearches(
  criteria: Criteria,
  stock: SiteStock,
  settings: SiteSettings,
): Promise<LooserSearch[]> {
  const wishes = wishesOf(criteria, settings.dealerships).map((wish) => ({
    label: `Without ${quoted(wish.label)}`,
    without: wish.without,
  }));
  const farther = await firstFound(fartherWishes(criteria), stock);
  const fewer = await found(wishes, stock);
  const less = fewer.length > 0 ? fewer : await found(pairs(criteria, settings), stock);
  const { vehicle_type: words } = settings;
  return [...farther, ...less.toSorted((a, b) => a.count - b.count)]
    .slice(0, MOST_OFFERED)
    .map(({ label, without, count }) => ({
      label,
      count: `${count.toLocaleString('en-AU')} ${count === 1 ? words.singular : words.plural}`,
      path: searchUrl(without),
    }));
}

type Counted = Wish & { count: number };

async function found(wishes: readonly Wish[], stock: SiteStock): Promise<Counted[]> {
  const counted: Counted[] = [];
  for (const wish of wishes) {
    const count = await stock.count(wish.without);
    if (count > 0) counted.push({ ...wish, count });
  }
  return counted;
}

async function firstFound(wishes: readonly Wish[], stock: SiteStock): Promise<Counted[]> {
  for (const wish of wishes) {
    const count = await stock.count(wish.without);
    if (count > 0) return [{ ...wish, count }];
  }
  return [];
}

function fartherWishes(criteria: Criteria): Wish[] {
  const { near } = criteria;
  if (!near) return [];
  return distancesKm
    .filter((km) => km > near.km)
    .map((km) => ({
      label: `Within ${km} km of ${near.postcode}`,
      without: { ...criteria, page: 1, near: { ...near, km } },
    }));
}

function pairs(criteria: Criteria, { dealerships }: SiteSettings): Wish[] {
  const wishes = wishesOf(criteria, dealerships);
  if (wishes.length > MOST_PAIRED) return [];
  return wishes.flatMap((first, at) =>
    wishesOf(first.without, dealerships)
      .slice(at)
      .map((second) => ({
        label: `Without ${quoted(first.label)} and ${quoted(second.label)}`,
        without: second.without,
      })),
  );
}

function quoted(label: string): string {
  return label.startsWith('“') ? label : `“${label}”`;
}
