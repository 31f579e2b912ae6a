import { departmentOf } from '#domain/dealership/departments.ts';
import { type Premises, premisesOf } from '#domain/dealership/premises.ts';
import { slugify } from '#domain/text/slugify.ts';
import type { IndexSchema } from '#search/engine/search-index.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { DirectoryCriteria } from './directory-criteria.ts';
import { FacetedList, type ListPage } from './faceted-list.ts';

/** The premises of a dealership. */
export interface DirectoryEntry {
  premises: Premises<Location>;
  dealership: { slug: string; name: string };
}

/** A make that some locations sell. */
export interface DirectoryBrand {
  slug: string;
  name: string;
  locations: number;
}

const schema: IndexSchema = {
  columns: { brands: 'keywords', dealership: 'keyword' },
  text: {
    name: 10,
    city: 10,
    postcode: 10,
    dealership_name: 6,
    manufacturers: 6,
    state: 4,
    street: 3,
    department: 2,
  },
  synonyms: [
    ['nsw', 'new south wales'],
    ['vic', 'victoria'],
    ['qld', 'queensland'],
    ['sa', 'south australia'],
    ['wa', 'western australia'],
    ['tas', 'tasmania'],
    ['nt', 'northern territory'],
    ['act', 'australian capital territory'],
  ],
};

/** Searches the premises of a site's dealerships. */
export class DirectorySearch {
  readonly #dealerships: SiteSettings['dealerships'];
  readonly #list: FacetedList<DirectoryEntry>;
  readonly #brands: DirectoryBrand[];

  constructor({ dealerships, locations, content }: SiteSettings) {
    const visible = locations.filter((location) => location.visible);
    const entries = premisesOf(visible).map((premises) => ({
      premises,
      dealership: dealershipOf(premises.main, dealerships),
    }));
    this.#dealerships = dealerships;
    this.#brands = brandsOf(entries);
    this.#list = new FacetedList({
      schema,
      items: entries,
      row: ({ premises: { main, departments }, dealership }) => ({
        name: departments.map(({ name }) => name).join(' '),
        city: main.address.city,
        postcode: main.address.postcode,
        state: main.address.state,
        street: main.address.street,
        department: departments.map(departmentOf).join(' '),
        dealership: dealership.slug,
        dealership_name: dealership.name,
        brands: makesAt(departments).map(slugify),
        manufacturers: makesAt(departments),
      }),
      perPage: content.page_size,
    });
  }

  search({ page, query, within }: DirectoryCriteria): ListPage<DirectoryEntry> {
    return this.#list.page(page, {
      ...(query !== undefined && { text: query }),
      refinements:
        within === undefined
          ? {}
          : { [within.kind === 'brand' ? 'brands' : 'dealership']: { anyOf: [within.slug] } },
    });
  }

  isDealership(slug: string): boolean {
    return this.#dealerships.some((dealership) => dealership.slug === slug);
  }

  /** The name of a make or dealership; undefined if no location belongs to it. */
  nameOf({ kind, slug }: NonNullable<DirectoryCriteria['within']>): string | undefined {
    return kind === 'brand'
      ? this.#brands.find((brand) => brand.slug === slug)?.name
      : this.#dealerships.find((dealership) => dealership.slug === slug)?.name;
  }

  /** Sorted by name. */
  brands(): readonly DirectoryBrand[] {
    return this.#brands;
  }
}

function dealershipOf(
  { dealership_slug: slug }: Location,
  dealerships: SiteSettings['dealerships'],
): DirectoryEntry['dealership'] {
  const name = dealerships.find((dealership) => dealership.slug === slug)?.name ?? slug;
  return { slug, name };
}

function makesAt(departments: readonly Location[]): string[] {
  return [...new Set(departments.flatMap(({ manufacturers }) => manufacturers))];
}

function brandsOf(entries: readonly DirectoryEntry[]): DirectoryBrand[] {
  const brands = new Map<string, DirectoryBrand>();
  for (const name of entries.flatMap(({ premises }) => makesAt(premises.departments))) {
    const slug = slugify(name);
    if (slug === '') continue;
    const brand = brands.get(slug) ?? { slug, name, locations: 0 };
    brands.set(slug, { ...brand, locations: brand.locations + 1 });
  }
  return [...brands.values()].sort((a, b) => a.name.localeCompare(b.name, 'en-AU'));
}
