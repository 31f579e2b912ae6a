import type { Visitor } from '#domain/account/visitor.ts';
import type { AnalyticsEvent } from '#domain/analytics/analytics-events.ts';
import type { DeliveryPrice } from '#domain/delivery/delivery-price.ts';
import type { PriceGauge } from '#domain/market/price-gauge.ts';
import type { NamedPlace } from '#domain/place/named-place.ts';
import { dayIn } from '#domain/time/day-in.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteContent } from '#search/content-search/site-content.ts';
import type { UnderstandingSettings } from '#search/vehicle-search/understanding/read-query.ts';
import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { Site } from '#site/site.ts';
import { withoutCallLinks } from '#site/without-call-links.ts';
import { SiteEvents } from '#store/sites/site-events.ts';
import { VisitorAlerts } from './alerts/visitor-alerts.ts';
import { type RequestSession, VisitorAccount } from './account/visitor-account.ts';
import { SiteBlog } from './content/site-blog.ts';
import { SitePages } from './content/site-pages.ts';
import { SiteReviews } from './content/site-reviews.ts';
import { SiteFinance } from './finance/site-finance.ts';
import { SiteQuotes } from './finance/site-quotes.ts';
import { SiteGiveaway } from './giveaway/site-giveaway.ts';
import { VisitorGarage } from './garage/visitor-garage.ts';
import type { LeadSubmission, StoredLead } from './leads/lead-submission.ts';
import { submitLead } from './leads/submit-lead.ts';
import { SitePayments } from './online-payments/site-payments.ts';
import { SiteReservations } from './reservations/site-reservations.ts';
import type { LeadServiceParts, RequestClient, ServiceParts } from './service-parts.ts';
import type { BrandFiles } from './sites/brand-pictures.ts';
import { deliveryPrice } from './sites/delivery-price.ts';
import { similarVehicles } from './stock/similar-vehicles.ts';
import { type SiteVehicleParts, vehicleOfCarId, vehicleOnSite } from './stock/vehicle-on-site.ts';
import { vehiclePriceGauge } from './stock/vehicle-price-gauge.ts';
import { vehiclesOfSite } from './stock/vehicle-reader.ts';
import { type TradeInDesk, tradeInDesk } from './trade-in/trade-in-desk.ts';

/** What is known of a request before its services are made. */
interface RequestFacts {
  now: Date;
  origin: string;
  client: RequestClient;
  session?: RequestSession | undefined;
  /** The token in the request's cookie, whether or not its session was read. */
  token?: string | undefined;
}

/**
 * The services of one site for one request. Loaders, actions and endpoints get this object and nothing else.
 * @throws {DatabaseUnavailable | StockSearchUnavailable} from any method while the database or the search server is
 * away
 */
export class SiteServices {
  /** The site for its pages: without `tel:` links if it masks its phone numbers. */
  readonly site: Site;
  /** The time of the request; the start of the minute for a page that may be cached. */
  readonly now: Date;
  /** Scheme and host of the request: `https://www.example.com.au`. */
  readonly origin: string;
  readonly client: RequestClient;
  readonly #session: RequestSession | undefined;
  readonly #token: string | undefined;
  readonly #parts: ServiceParts;
  /** The site with all of its settings. */
  readonly #fullSite: Site;
  readonly #quotes: SiteQuotes;
  #stock: SiteStock | undefined;
  #isIncomplete = false;

  constructor(
    parts: ServiceParts,
    site: Site,
    { now, origin, client, session, token }: RequestFacts,
  ) {
    this.#parts = parts;
    this.site = withoutCallLinks(site);
    this.#fullSite = site;
    this.#quotes = new SiteQuotes(parts, site);
    this.now = now;
    this.origin = origin;
    this.client = client;
    this.#session = session;
    this.#token = token;
  }

  /** The signed-in visitor; always undefined on pages that may be cached. */
  get visitor(): Visitor | undefined {
    return this.#session?.visitor;
  }

  /** Signs the visitor in and out. */
  get account(): VisitorAccount {
    const { database, sms } = this.#parts;
    return new VisitorAccount({
      db: database.db,
      sms,
      site: this.#fullSite,
      origin: this.origin,
      client: this.client,
      session: this.#session,
      token: this.#token,
    });
  }

  /** What the site stores about a signed-in visitor. */
  get garage(): VisitorGarage {
    return new VisitorGarage({ ...this.#leadParts(), origin: this.origin, now: this.now });
  }

  /** The visitors' saved searches and e-mails. */
  get alerts(): VisitorAlerts {
    const { database, jobs } = this.#parts;
    return new VisitorAlerts({
      db: database.db,
      jobs,
      site: this.#fullSite,
      origin: this.origin,
    });
  }

  /** Opened on first use, because many endpoints do not search. Its vehicles have the quotes that are known. */
  get stock(): SiteStock {
    this.#stock ??= this.#quotes.inStock(this.#parts.index.open(this.#fullSite, this.now));
    return this.#stock;
  }

  /** The offers that are valid now, models and the directory of locations. */
  content(): Promise<SiteContent> {
    return this.#parts.content.of(this.#fullSite, this.now);
  }

  /** The site's logos and icons, as far as they can be read. */
  brandFiles(): Promise<BrandFiles> {
    return this.#parts.brandPictures.of(this.#fullSite.settings);
  }

  /** Whether the site shows its style guide and the editor of pages. */
  get hasStyleguide(): boolean {
    return this.#parts.hasStyleguide;
  }

  /** The pages that the dealer has written, and the redirects of old addresses. */
  get pages(): SitePages {
    const { content, database } = this.#parts;
    return new SitePages({
      library: content,
      db: database.db,
      site: this.#fullSite,
      now: this.now,
    });
  }

  /** The posts of the dealer's blog. */
  get blog(): SiteBlog {
    return new SiteBlog(this.#parts.content, this.#fullSite, this.now);
  }

  /** The reviews of the dealer and of its locations. */
  get reviews(): SiteReviews {
    return new SiteReviews(this.#parts.content, this.#parts.reviews, this.#fullSite);
  }

  isPostcode(text: string): boolean {
    return this.#parts.placeOfPostcode(text) !== undefined;
  }

  /** The place of a postcode, or of one of its suburbs; undefined if there is no such postcode. */
  placeOfPostcode(postcode: string, suburb?: string): NamedPlace | undefined {
    return this.#parts.placeOfPostcode(postcode, suburb);
  }

  /** The settings for understanding a search's words. */
  get understanding(): UnderstandingSettings & { understands_requests: boolean } {
    const { search } = this.site.settings;
    return {
      synonyms: search.synonyms,
      understands_requests: search.understands_requests,
      isPostcode: (text) => this.isPostcode(text),
      placesNamed: this.#parts.placesNamed,
    };
  }

  /** A vehicle that the site has a page for, with its quote if that is known. */
  async vehicle(slug: string): Promise<Vehicle | undefined> {
    const vehicle = await vehicleOnSite(this.#vehicles, slug);
    return vehicle && this.#quotes.withKnownQuote(vehicle);
  }

  async vehicleById(id: number): Promise<Vehicle | undefined> {
    const vehicle = await vehicleOnSite(this.#vehicles, id);
    return vehicle && this.#quotes.withKnownQuote(vehicle);
  }

  /** @param carId a slug or an id, because a `car_id` in an address may be either */
  async vehicleOfCarId(carId: string): Promise<Vehicle | undefined> {
    const vehicle = await vehicleOfCarId(this.#vehicles, carId);
    return vehicle && this.#quotes.withKnownQuote(vehicle);
  }

  /** The number of views of a vehicle. */
  views(vehicleId: number): number {
    return this.#parts.views.of(vehicleId);
  }

  /** Counts one more view of a vehicle. @returns the new count */
  countView(vehicleId: number): number {
    return this.#parts.views.count(vehicleId);
  }

  /** Similar vehicles in stock, at most six. */
  async similar(vehicle: Vehicle): Promise<CardDocument[]> {
    const similar = await similarVehicles(this.#parts, this.#fullSite, this.now, vehicle);
    return similar.map(this.#quotes.withKnownQuote);
  }

  /** Compares a vehicle's price with the market; undefined if there is nothing to compare. */
  priceGauge(vehicle: Vehicle): Promise<PriceGauge | undefined> {
    return vehiclePriceGauge(this.#parts.marketPrices, vehicle);
  }

  /** The price of delivery to a postcode; undefined if it is unknown or the carrier's list is not available. */
  deliveryPrice(postcode: string): Promise<DeliveryPrice | undefined> {
    const { fetch, log } = this.#parts;
    return deliveryPrice(this.#fullSite, postcode, fetch, (error) =>
      log.warn({ error, site: this.site.slug }, 'the delivery price list could not be read'),
    );
  }

  /** Records an event of the analytics catalogue. */
  recordEvent(event: AnalyticsEvent, vehicleId: number | undefined): void {
    this.#parts.events.add({
      site_slug: this.site.slug,
      event,
      vehicle_id: vehicleId ?? null,
      at: new Date(),
    });
  }

  /**
   * Records that a shopper asked for the site's phone numbers. If the database is away, the record is lost and logged,
   * but the shopper still gets the number.
   * @returns the vehicle that the shopper asked about, if any
   */
  async recordPhoneReveal(vehicleId: number | undefined): Promise<Vehicle | undefined> {
    const { database, log } = this.#parts;
    let vehicle: Vehicle | undefined;
    try {
      if (vehicleId !== undefined) vehicle = await this.vehicleById(vehicleId);
      await new SiteEvents(database.db, this.#fullSite).record('phone-reveal', vehicle);
    } catch (error) {
      log.error({ error, site: this.site.slug }, 'a phone reveal was not recorded');
    }
    return vehicle;
  }

  /** Notes that the page lacks a part, because the database or the search server is away. */
  noteIncomplete(): void {
    this.#isIncomplete = true;
  }

  /** Whether the page lacks a part, so that a complete one is better even if it is older. */
  get isIncomplete(): boolean {
    return this.#isIncomplete;
  }

  /** Logs a form that a robot sent. @param path of the page */
  noteRobot(path: string): void {
    this.#parts.log.info({ site: this.site.slug, path }, 'a robot sent a form');
  }

  /** Logs a partner's failure that the page survives. */
  logFailure(error: unknown, what: string): void {
    this.#parts.failed(what)(error);
  }

  async submitLead(submission: LeadSubmission): Promise<StoredLead> {
    const { db, visitorId, onNew, ...parts } = this.#leadParts();
    const stored = await submitLead(db, parts, { visitor_id: visitorId, ...submission });
    if (stored.isNew) onNew();
    return stored;
  }

  /** Quotes, and applications for finance. */
  get finance(): SiteFinance {
    const { finance: partner, log } = this.#parts;
    const { name } = this.#fullSite.settings.finance.partner;
    const onError = (error: unknown): void =>
      log.error({ error, site: this.site.slug }, `Failed to create ${name} customer`);
    return new SiteFinance({ ...this.#leadParts(), partner, quotes: this.#quotes, onError });
  }

  /** Reserves vehicles. */
  get reservations(): SiteReservations {
    const { onReservation } = this.#parts;
    return new SiteReservations({
      ...this.#leadParts(),
      ...this.#paymentParts(),
      network: this.client.network,
      onDecided: (outcome) => onReservation(this.site.slug, outcome),
    });
  }

  /** Takes payments that are not for a reservation. */
  get payments(): SitePayments {
    return new SitePayments({ ...this.#leadParts(), ...this.#paymentParts() });
  }

  /** The site's giveaway; undefined if it has none. */
  get giveaway(): SiteGiveaway | undefined {
    const { spin_to_win } = this.#fullSite.settings;
    if (!spin_to_win) return undefined;
    return new SiteGiveaway({ ...this.#leadParts(), now: this.now }, spin_to_win);
  }

  /** Values shoppers' own vehicles. */
  get tradeIn(): TradeInDesk {
    const { marketPrices, regoLookup } = this.#parts;
    return tradeInDesk({
      ...this.#leadParts(),
      marketPrices,
      regoLookup,
      thisYear: Number(dayIn(this.site.settings.time_zone, this.now).slice(0, 4)),
      mayLookUp: (plate) => this.client.mayLookUp(plate),
    });
  }

  get #vehicles(): SiteVehicleParts {
    const vehicles = vehiclesOfSite(this.#parts, this.#fullSite);
    return { site: this.#fullSite, now: this.now, stock: this.stock, vehicles };
  }

  #leadParts(): LeadServiceParts {
    const { database, jobs, log } = this.#parts;
    return {
      db: database.db,
      site: this.#fullSite,
      jobs,
      log,
      visitorId: this.visitor?.id,
      onNew: () => this.#parts.onNewLead(this.site.slug),
    };
  }

  #paymentParts() {
    const { payments, failed } = this.#parts;
    const onError = failed('the payment partner did not start a payment');
    return { payments, origin: this.origin, onError };
  }
}
