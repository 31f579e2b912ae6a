import type { Logger } from 'pino';
import type { NamedPlace } from '#domain/place/named-place.ts';
import type { ReservationOutcome } from '#domain/reservation/reservation-outcome.ts';
import type { FinancePartner } from '#partners/finance/finance-partner.ts';
import type { MarketPrices } from '#partners/market-price/market-prices.ts';
import type { OutsideFetch } from '#partners/outside/outside-fetch.ts';
import type { Payments } from '#partners/payment/payments.ts';
import type { PostcodePlaces } from '#partners/postcode-place/postcode-place.ts';
import type { RegoLookup } from '#partners/rego-lookup/rego-lookup.ts';
import type { ReviewPartner } from '#partners/reviews/review-partner.ts';
import type { SmsSender } from '#partners/sms/sms-sender.ts';
import type { SearchService } from '#search/meilisearch/search-service.ts';
import type { SiteStock, StockSearch } from '#search/vehicle-search/stock-search.ts';
import type { Database } from '#store/database/database.ts';
import type { JobQueue } from '#store/jobs/job-queue.ts';
import type { OpenSession } from './account/visitor-session.ts';
import type { ContentLibrary } from './content/content-library.ts';
import type { RequestClient } from './request-client.ts';
import type { SiteContext } from './site-context.ts';
import type { BrandPictures } from './sites/brand-pictures.ts';
import type { EventLog } from './sites/event-log.ts';
import type { VehicleMemory } from './stock/vehicle-memory.ts';
import type { VehicleReader } from './stock/vehicle-reader.ts';
import type { ViewCounts } from './stock/view-counts.ts';

/** The resources of the process that the requests of all sites share. */
export interface SharedResources {
  log: Logger;
  database: Database;
  jobs: JobQueue;
  index: StockSearch;
  searchService: SearchService;
  content: ContentLibrary;
  brandPictures: BrandPictures;
  memory: VehicleMemory;
  views: ViewCounts;
  events: EventLog;
  placeOfPostcode: PostcodePlaces;
  /** Every place of a name, in any state. */
  placesNamed(name: string): readonly NamedPlace[];
  marketPrices: MarketPrices;
  regoLookup: RegoLookup;
  reviews: ReviewPartner;
  sms: SmsSender;
  finance: FinancePartner;
  /** Takes payments online; undefined if the environment names no partner. */
  payments: Payments | undefined;
  /** Reaches addresses that a site's settings name. */
  fetch: OutsideFetch;
  /** Whether sites show their style guide and the editor of pages. */
  hasStyleguide: boolean;
  /** Called for every new lead of a shopper. */
  onNewLead(siteSlug: string): void;
  /** Called for every reservation that a shopper asks for. */
  onReservation(siteSlug: string, outcome: ReservationOutcome): void;
  /** Makes a handler that logs the failures of one kind of work. */
  failed(what: string): (error: unknown) => void;
}

/** The session that a request's cookie names. */
export interface RequestSession extends OpenSession {
  token: string;
}

/** What a request says about itself. */
export interface RequestFacts {
  /** The time of the request; the start of the minute for a page that may be cached. */
  now: Date;
  /** Scheme and host of the request: `https://www.example.com.au`. */
  origin: string;
  client: RequestClient;
  session?: RequestSession | undefined;
  /** The token in the request's cookie, whether or not its session was read. */
  token?: string | undefined;
}

/** All that the use cases of one site may touch in one request. */
export interface RequestContext
  extends SiteContext, RequestFacts, Omit<SharedResources, 'database' | 'onNewLead'> {
  log: Logger;
  /** The vehicles that the site lists, with the quotes that are known. */
  stock: SiteStock;
  /** Reads vehicles of the site's dealerships, listed or not. */
  vehicles: VehicleReader;
  /** Whether the page lacks a part, so that a complete one is better even if it is older. */
  isIncomplete: boolean;
}
