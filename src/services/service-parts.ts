import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { MarketPrices } from '#partners/market-price/market-prices.ts';
import type { OutsideFetch } from '#partners/outside/outside-fetch.ts';
import type { Payments } from '#partners/payment/payments.ts';
import type { NamedPlace } from '#domain/place/named-place.ts';
import type { PostcodePlaces } from '#partners/postcode-place/postcode-place.ts';
import type { FinancePartner } from '#partners/finance/finance-partner.ts';
import type { ReviewPartner } from '#partners/reviews/review-partner.ts';
import type { SmsSender } from '#partners/sms/sms-sender.ts';
import type { RegoLookup } from '#partners/rego-lookup/rego-lookup.ts';
import type { SearchService } from '#search/meilisearch/search-service.ts';
import type { StockSearch } from '#search/vehicle-search/stock-search.ts';
import type { Database } from '#store/database/database.ts';
import type { Schema } from '#store/database/schema.ts';
import type { PhoneStanding } from '#store/visitors/visitor-networks.ts';
import type { JobQueue } from '#store/jobs/job-queue.ts';
import type { ContentLibrary } from './content/content-library.ts';
import type { WarningLog } from './leads/log-undeliverable.ts';
import type { StoreLeadParts } from './leads/lead-submission.ts';
import type { ReservationOutcome } from './reservations/reservation-parts.ts';
import type { BrandPictures } from './sites/brand-pictures.ts';
import type { EventLog } from './sites/event-log.ts';
import type { VehicleMemory } from './stock/vehicle-memory.ts';
import type { ViewCounts } from './stock/view-counts.ts';

/** The resources of the process that the services of all sites share. */
export interface ServiceParts {
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
  /** Called for every new lead. */
  onNewLead(siteSlug: string): void;
  /** Called for every reservation that a shopper asks for. */
  onReservation(siteSlug: string, outcome: ReservationOutcome): void;
  /** Makes a handler that logs the failures of one kind of work. */
  failed(what: string): (error: unknown) => void;
}

/** What the services that store leads share, for one site and request. */
export interface LeadServiceParts extends StoreLeadParts {
  db: Kysely<Schema>;
  log: WarningLog;
  /** The signed-in visitor, whose leads these are. A phone that was verified with a lead names its own visitor. */
  visitorId: string | undefined;
  /** Called after each new lead. */
  onNew(): void;
}

/** The client of a request and its remaining limits. */
export interface RequestClient {
  /** The network that limits count. */
  network: string;
  /** Whether these phones and mailboxes may send another form; counts this one. */
  maySubmit(senders: readonly string[]): Promise<boolean>;
  /** Counts a code that is to be sent to a phone. @returns when to try again, if a limit is reached */
  codesRefusedUntil(phone: string, standing: PhoneStanding): Promise<Date | undefined>;
  /** When another code may be sent to a phone, without counting one; undefined for now. */
  codesWaitUntil(phone: string, standing: PhoneStanding): Promise<Date | undefined>;
  /** When this network may guess at a phone's code again, without counting a guess; undefined for now. */
  guessesRefusedUntil(phone: string): Promise<Date | undefined>;
  /** Counts a wrong guess at a code that exists against the network. */
  noteWrongGuess(phone: string): Promise<void>;
  /** Whether a plate may be looked up: each new one costs money. @param plate with its state */
  mayLookUp(plate: string): Promise<boolean>;
}
