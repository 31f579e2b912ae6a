import type { Manufacturer } from '#domain/manufacturer/manufacturer.ts';
import { modelPicture } from '#domain/manufacturer/model-facts.ts';
import { fingerprint } from '#domain/media/picture-address.ts';
import { isShownOn, type Offer } from '#domain/offer/offer.ts';
import type { Site } from '#site/site.ts';
import { DirectorySearch } from './directory-search.ts';
import { ModelSearch } from './model-search.ts';
import { OfferSearch } from './offer-search.ts';

/** Searches what a site presents besides its stock. It contains nothing of another site. */
export class SiteContent {
  readonly offers: OfferSearch;
  readonly models: ModelSearch;
  readonly manufacturers: readonly Manufacturer[];
  readonly directory: DirectorySearch;
  readonly #pictures: ReadonlyMap<string, string>;

  constructor(site: Site, offers: readonly Offer[], manufacturers: readonly Manufacturer[]) {
    const { page_size: perPage } = site.settings.content;
    this.offers = new OfferSearch(
      offers.filter((offer) => isShownOn(offer, site.slug)),
      perPage,
    );
    this.models = new ModelSearch(manufacturers, perPage);
    this.manufacturers = manufacturers;
    this.directory = new DirectorySearch(site.settings);
    const sources = [
      ...this.offers.all().map((offer) => offer.image_url),
      ...this.models.all().map(modelPicture),
      ...manufacturers.flatMap(({ logo, banner }) => [logo?.url, banner?.url]),
    ].filter((source) => source !== undefined);
    this.#pictures = new Map(sources.map((source) => [fingerprint(source), source]));
  }

  /** The source address of a picture shown by an offer or a model, by its fingerprint. */
  picture(print: string): string | undefined {
    return this.#pictures.get(print);
  }
}
