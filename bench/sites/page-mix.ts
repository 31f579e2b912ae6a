import { sql } from 'kysely';
import { slugify } from '#domain/text/slugify.ts';
import type { Database } from '#store/database/database.ts';
import { seededRandom } from '../../tests/support/seeded-random.ts';

/** A page to request. */
export interface RequestedPage {
  /** The site's host name. */
  host: string;
  path: string;
}

interface SampledVehicle {
  site: string;
  slug: string;
  make: string;
  model: string;
  body: string | null;
  year: number | null;
}

export type PageKind = 'search' | 'vehicle' | 'home';

const SAMPLE = 30_000;
const sorts = ['price_asc', 'price_desc', 'newest', 'km_asc'];

/** A random sequence of pages: 60% searches, 30% vehicles, 10% home pages; always the same. */
export class PageMix {
  readonly #vehicles: readonly SampledVehicle[];
  readonly #random = seededRandom(7);
  #requests = 0;

  private constructor(vehicles: readonly SampledVehicle[]) {
    this.#vehicles = vehicles;
  }

  static async open({ db }: Pick<Database, 'db'>): Promise<PageMix> {
    const { rows } = await sql<SampledVehicle>`
      select site.slug as site, vehicle.slug, facts ->> 'make' as make, facts ->> 'model' as model,
        facts ->> 'body' as body, (facts ->> 'year')::integer as year
      from vehicle
      join (select slug, jsonb_array_elements(settings -> 'dealerships') ->> 'slug' as dealership from site) site
        on site.dealership = vehicle.dealership_slug
      where vehicle.id % greatest(1, (select count(*) from vehicle) / ${SAMPLE}) = 0
      order by vehicle.id`.execute(db);
    return new PageMix(rows);
  }

  /** A page that was not requested before, of the given kind or any kind. */
  fresh(kind: PageKind = this.#kind()): RequestedPage {
    const vehicle = this.#pick(this.#vehicles);
    this.#requests += 1;
    // pages ignore this parameter, but the cache does not
    const ref = `ref=${this.#requests}`;
    const path =
      kind === 'home'
        ? `/?${ref}`
        : kind === 'vehicle'
          ? `/cars/${vehicle.slug}?${ref}`
          : `${this.#search(vehicle)}${ref}`;
    return { host: `${vehicle.site}.localhost`, path };
  }

  /** A search for similar vehicles, ending where another parameter can be appended. */
  #search({ make, model, body, year }: SampledVehicle): string {
    const makePath = `/search/${slugify(make)}`;
    const budget = `range[price]=:${15_000 + 5000 * Math.floor(this.#random() * 12)}`;
    return this.#pick([
      '/search?',
      `/search?sortBy=${this.#pick(sorts)}&`,
      `/search?page=${1 + Math.floor(this.#random() * 8)}&`,
      `${makePath}?`,
      `${makePath}?${budget}&`,
      `${makePath}/${slugify(model)}?`,
      `/search?body=${encodeURIComponent(body ?? 'SUV')}&${budget}&`,
      `/search?make=${encodeURIComponent(make)}&range[year]=${(year ?? 2015) - 1}:&`,
      `/search?query=${encodeURIComponent(model)}&`,
    ]);
  }

  #kind(): PageKind {
    const share = this.#random();
    return share < 0.6 ? 'search' : share < 0.9 ? 'vehicle' : 'home';
  }

  #pick<T>(choices: readonly T[]): T {
    // the index is always valid, and the list is never empty
    return choices[Math.floor(this.#random() * choices.length)]!;
  }
}
