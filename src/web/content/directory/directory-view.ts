import type {
  DirectoryBrand,
  DirectoryEntry,
  DirectorySearch,
} from '#search/content-search/directory-search.ts';
import {
  directoryAddress,
  type DirectoryCriteria,
  wholeDirectory,
} from '#search/content-search/directory-criteria.ts';
import type { ListPage } from '#search/content-search/faceted-list.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { PillLinkView } from '#web/content/listing/pill-links.tsx';
import { type PagingView, pagingView } from '#web/listing/paging-view.ts';
import { type LocationCardView, locationCardView } from '#web/places/location-card-view.ts';

/** The page of the directory. */
export interface DirectoryView {
  heading: string;
  /** `5 locations` */
  count: string;
  total: number;
  /** The canonical address of this search. */
  canonical: string;
  query: string;
  within: DirectoryCriteria['within'];
  cards: LocationCardView[];
  /** Links to the makes that locations sell, "All makes" first. */
  brands: PillLinkView[];
  isFiltered: boolean;
  /** The address without filters. */
  clear: string;
  paging: PagingView;
}

/** @param name the name of the make or dealership in the address */
export function directoryView(
  criteria: DirectoryCriteria,
  name: string | undefined,
  found: ListPage<DirectoryEntry>,
  directory: DirectorySearch,
  settings: SiteSettings,
  now: Date,
): DirectoryView {
  const effective = { ...criteria, page: found.page };
  const { query = '', within } = criteria;
  const make = within?.kind === 'brand' ? within.slug : undefined;
  return {
    heading: headingOf(within, name),
    count: `${found.total} ${found.total === 1 ? 'location' : 'locations'}`,
    total: found.total,
    canonical: directoryAddress(effective),
    query,
    within,
    cards: found.items.map((entry) =>
      locationCardView(entry.premises, settings, now, undefined, make),
    ),
    brands: brandLinks(criteria, directory.brands()),
    isFiltered: query !== '' || within !== undefined,
    clear: directoryAddress(wholeDirectory),
    paging: pagingView(found, (page) => directoryAddress({ ...effective, page })),
  };
}

function headingOf(within: DirectoryCriteria['within'], name: string | undefined): string {
  if (within === undefined || name === undefined) return 'Our locations';
  return within.kind === 'brand' ? `${name} dealerships` : name;
}

/** Choosing another make keeps the search text. */
function brandLinks(
  { query, within }: DirectoryCriteria,
  brands: readonly DirectoryBrand[],
): PillLinkView[] {
  // a single make leaves nothing to choose
  if (brands.length < 2) return [];
  const search = query === undefined ? {} : { query };
  return [
    {
      label: 'All makes',
      href: directoryAddress({ page: 1, ...search }),
      count: undefined,
      current: within === undefined,
    },
    ...brands.map(({ slug, name, locations }) => ({
      label: name,
      href: directoryAddress({ page: 1, ...search, within: { kind: 'brand', slug } }),
      count: locations,
      current: within?.kind === 'brand' && within.slug === slug,
    })),
  ];
}
