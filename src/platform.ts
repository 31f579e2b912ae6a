import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DeliveryPrice } from '#domain/delivery/delivery-price.ts';
import type { OnlinePayment } from '#domain/payment/online-payment.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import { dayIn } from '#domain/time/day-in.ts';
import { httpLeadWebhook } from '#partners/lead-webhook/lead-webhook.ts';
import { fetchAnywhere, fetchPublic } from '#partners/outside/outside-fetch.ts';
import { placeOfPostcode } from '#partners/postcode-place/embedded-postcode-places.ts';
import type { PostcodePlaces } from '#partners/postcode-place/postcode-place.ts';
import { AutograbClient } from '#partners/market-price/autograb-client.ts';
import { autograbMarketPrices } from '#partners/market-price/autograb-market-prices.ts';
import { embeddedMarketPrices } from '#partners/market-price/embedded-market-prices.ts';
import type { MarketPrices } from '#partners/market-price/market-prices.ts';
import type { PaymentNotice, PaymentPartner } from '#partners/payment/payments.ts';
import { stripePayments } from '#partners/payment/stripe-payments.ts';
import { autograbRegoLookup } from '#partners/rego-lookup/autograb-rego-lookup.ts';
import { noRegoLookup, type RegoLookup } from '#partners/rego-lookup/rego-lookup.ts';
import { smtpLeadMailer } from '#partners/lead-mail/smtp-lead-mailer.ts';
import { EmbeddedSearchService } from '#search/meilisearch/embedded-search-service.ts';
import { RemoteClient } from '#search/meilisearch/remote/remote-client.ts';
import { RemoteSearchService } from '#search/meilisearch/remote/remote-search-service.ts';
import { RemoteStock } from '#search/meilisearch/remote/remote-stock.ts';
import type { SearchService } from '#search/meilisearch/search-service.ts';
import type { PlaceFinder } from '#search/vehicle-search/place-finder.ts';
import type { StockSearch } from '#search/vehicle-search/stock-search.ts';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import { startBackgroundWork } from '#services/background-work.ts';
import { comparableCache } from '#services/stock/comparable-cache.ts';
import { ContentLibrary } from '#services/content/content-library.ts';
import { deliveryPrice } from '#services/sites/delivery-price.ts';
import { placeFinder } from '#services/sites/find-places.ts';
import { EventLog } from '#services/sites/event-log.ts';
import { followContent } from '#services/follow-content.ts';
import { followSites } from '#services/sites/follow-sites.ts';
import { followStock } from '#services/stock/follow-stock.ts';
import {
  type OnlinePaymentRequest,
  type OnlinePaymentResult,
  payOnline,
} from '#services/online-payments/pay-online.ts';
import { takeOnlinePaymentNotice } from '#services/online-payments/take-online-payment-notice.ts';
import type { Repeated } from '#services/repeat.ts';
import {
  type ReserveRequest,
  type ReserveResult,
  reserveVehicle,
} from '#services/reservations/reserve-vehicle.ts';
import {
  type NoticeOutcome,
  takePaymentNotice,
} from '#services/reservations/take-payment-notice.ts';
import {
  type TradeInDesk,
  tradeInDesk,
  type TradeInDeskParts,
} from '#services/trade-in/trade-in-desk.ts';
import { VehicleMemory } from '#services/stock/vehicle-memory.ts';
import { type VehicleReader, vehicleReader } from '#services/stock/vehicle-reader.ts';
import { ViewCounts } from '#services/stock/view-counts.ts';
import { type LeadSubmission, type StoredLead, submitLead } from '#services/leads/submit-lead.ts';
import type { Site } from '#site/site.ts';
import { SiteDirectory } from '#site/site-directory.ts';
import { comparableVehicles } from '#store/stock/comparable-vehicles.ts';
import { type JobQueue, openJobQueue } from '#store/jobs/job-queue.ts';
import type { Database } from '#store/database/database.ts';
import { databaseState, type DatabaseState } from '#store/database/database-state.ts';
import { DatabaseUnavailable } from '#store/database/database-unavailable.ts';
import { openDatabase } from '#store/database/open-database.ts';
import { vehiclesOfDealership } from '#store/stock/stock-changes.ts';
import { SiteVehicles } from '#store/stock/site-vehicles.ts';
import { onlinePaymentOfSite } from '#store/reservations/online-payments.ts';
import { holdById } from '#store/reservations/vehicle-holds.ts';
import type { Config } from '#config';

/** Everything that runs, put together. */
export interface Platform {
  config: Config;
  log: Logger;
  database: Database;
  jobs: JobQueue;
  index: StockSearch;
  searchService: SearchService;
  content: ContentLibrary;
  views: ViewCounts;
  events: EventLog;
  placeOfPostcode: PostcodePlaces;
  marketPrices: MarketPrices;
  /** @param asker what belongs to whoever asks */
  tradeIn(site: Site, now: Date, asker: Pick<TradeInDeskParts, 'onNew' | 'mayLookUp'>): TradeInDesk;
  /** Undefined where nothing is known of the place, also when a carrier's list cannot be asked. */
  deliveryPrice(site: Site, postcode: string): Promise<DeliveryPrice | undefined>;
  sites(): SiteDirectory;
  stockVersion(): number;
  /** Resolves when searches and sites show all that was committed before the call. */
  catchUp(): Promise<void>;
  vehicles(site: Site): VehicleReader;
  submitLead(site: Site, submission: LeadSubmission): Promise<StoredLead>;
  /** Takes payments online; undefined where the environment names no partner. */
  payments: PaymentPartner | undefined;
  reserveVehicle(site: Site, request: ReserveRequest): Promise<ReserveResult>;
  /** @throws where the environment names no payment partner */
  payOnline(site: Site, request: OnlinePaymentRequest): Promise<OnlinePaymentResult>;
  /** One that was begun on this site. */
  onlinePayment(site: Site, id: string): Promise<OnlinePayment | undefined>;
  /** What the payment partner tells, whichever site it is about. */
  takePaymentNotice(notice: PaymentNotice): Promise<NoticeOutcome>;
  /** One that was made on this site. */
  reservation(site: Site, id: string): Promise<Reservation | undefined>;
  /** Whether the database answers within two seconds, and takes writes. */
  databaseState(): Promise<DatabaseState>;
  /** Delivers leads, expires holds and deletes old data until the platform is closed. */
  startBackgroundWork(): Promise<void>;
  close(): Promise<void>;
}

/** With pauses of 2 seconds, doubled each time up to six hours: about two days. */
const DELIVERY_RETRIES = 20;
const DATABASE_ANSWER_MS = 2000;

/** Opens the database alone, which is all that an operator's command needs. */
export function openPlatformDatabase(
  config: Config,
  log: Logger,
  { mustExist = false, isServing = false } = {},
): Promise<Database> {
  return openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    poolSize: config.DATABASE_POOL,
    mustExist,
    isServing,
    onError: (error) => log.error({ error }, 'database'),
  });
}

/** The queue of lead deliveries: about two days of attempts, then the operator is asked. */
export function openLeadJobs(database: Database, log: Logger): Promise<JobQueue> {
  return openJobQueue(database, {
    name: 'deliver-lead',
    retries: DELIVERY_RETRIES,
    retryDelay: 2,
    retryDelayMax: 6 * 3600,
    expireIn: 60,
    concurrency: 200,
    receivers: {
      inFlight: 4,
      failures: 3,
      pauseSeconds: 5,
      pauseMaxSeconds: 60,
      giveUpAfterSeconds: 3 * 24 * 3600,
    },
    onCircuit: (receiver, state) =>
      state === 'open'
        ? log.warn({ receiver }, 'a receiver of leads does not answer: its deliveries wait')
        : log.info({ receiver }, 'a receiver of leads answers again: its deliveries continue'),
    onError: (error) =>
      log[error instanceof DatabaseUnavailable && error.isKnown ? 'debug' : 'error'](
        { error },
        'jobs',
      ),
  });
}

/** Our own engine in this process, or, where the environment names one, a Meilisearch server. */
function openStockSearch(
  { SEARCH_URL, SEARCH_KEY }: Config,
  nameOf: (dealership: string) => string,
  places: PlaceFinder,
): Pick<Platform, 'index' | 'searchService'> {
  if (SEARCH_URL === undefined) {
    const index = new VehicleIndex(nameOf, places);
    return { index, searchService: new EmbeddedSearchService(index) };
  }
  const client = new RemoteClient(SEARCH_URL, SEARCH_KEY);
  const index = new RemoteStock(client, nameOf, places);
  return { index, searchService: new RemoteSearchService(client) };
}

/** Where the environment has a key, AutoGrab before what the platform knows by itself: one client, one circuit. */
function openVehicleKnowledge(
  { AUTOGRAB_KEY: key, AUTOGRAB_URL: url }: Config,
  log: Logger,
  { db }: Database,
): { marketPrices: MarketPrices; regoLookup: RegoLookup } {
  const embedded = embeddedMarketPrices(
    comparableCache((make, model) => comparableVehicles(db, make, model)),
  );
  if (key === undefined) return { marketPrices: embedded, regoLookup: noRegoLookup };
  const client = new AutograbClient({ url, key });
  const onError = (error: unknown): void => log.warn({ error }, 'AutoGrab');
  return {
    marketPrices: autograbMarketPrices(client, embedded, onError),
    regoLookup: autograbRegoLookup(client, onError),
  };
}

/** Stripe, where the environment has its keys; else vehicles are held without payment. */
function openPayments({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_URL: url,
}: Config): PaymentPartner | undefined {
  if (secretKey === undefined || webhookSecret === undefined) return undefined;
  return stripePayments({ url, secretKey, webhookSecret, now: () => new Date() });
}

export async function openPlatform(config: Config, log: Logger): Promise<Platform> {
  const database = await openPlatformDatabase(config, log, { isServing: true });
  const failed = (what: string) => (error: unknown) => {
    // an outage is logged once, when it begins, and not each time that somebody would have asked
    const isNews = !(error instanceof DatabaseUnavailable && error.isKnown);
    log[isNews ? 'error' : 'debug']({ error }, what);
  };

  let directory = new SiteDirectory([], config.BASE_DOMAIN);
  const sites = (): SiteDirectory => directory;
  const { index, searchService } = openStockSearch(
    config,
    (slug) => dealershipName(directory, slug),
    placeFinder(sites, placeOfPostcode),
  );
  const siteFollower = await followSites(
    database,
    config.BASE_DOMAIN,
    failed('following sites'),
    async (changed) => {
      directory = changed;
      for (const slug of index.renamedDealerships()) {
        await index.apply(await vehiclesOfDealership(database.db, slug));
      }
    },
  );
  const memory = new VehicleMemory();
  const stockFollower = await followStock(database, index, failed('following stock'), memory);
  const content = new ContentLibrary(database);
  const contentFollower = await followContent(database, content, failed('following content'));
  const views = await ViewCounts.open(database, failed('counting views'));
  const events = new EventLog(database, failed('writing events'));
  const jobs = await openLeadJobs(database, log);
  const mailer = config.SMTP_URL ? smtpLeadMailer(config.SMTP_URL, config.MAIL_FROM) : undefined;
  const fetch = config.ALLOW_PRIVATE_ADDRESSES ? fetchAnywhere : fetchPublic;
  const webhook = httpLeadWebhook(config.WEBHOOK_SECRET, () => new Date(), { fetch });
  const payments = openPayments(config);
  const { marketPrices, regoLookup } = openVehicleKnowledge(config, log, database);
  const storeParts = (site: Site) => ({ site, jobs, log });
  const onError = failed('beginning a payment');
  let backgroundWork: Repeated[] = [];

  return {
    config,
    log,
    database,
    jobs,
    index,
    searchService,
    content,
    views,
    events,
    placeOfPostcode,
    marketPrices,
    tradeIn: (site, now, asker) =>
      tradeInDesk(database.db, {
        ...storeParts(site),
        marketPrices,
        regoLookup,
        thisYear: Number(dayIn(site.settings.time_zone, now).slice(0, 4)),
        ...asker,
      }),
    deliveryPrice: (site, postcode) =>
      deliveryPrice(site, postcode, fetch, (error) =>
        log.warn({ error, site: site.slug }, 'delivery price'),
      ),
    sites,
    stockVersion: stockFollower.version,
    async catchUp() {
      await siteFollower.catchUp();
      await stockFollower.catchUp();
      await contentFollower.catchUp();
    },
    vehicles: (site) => vehicleReader(new SiteVehicles(database.db, site), site, memory),
    submitLead: (site, submission) => submitLead(database.db, storeParts(site), submission),
    payments,
    reserveVehicle: (site, request) =>
      reserveVehicle(database.db, { ...storeParts(site), payments, onError }, request),
    async payOnline(site, request) {
      if (!payments) throw new Error('There is no payment partner to pay with');
      return payOnline(database.db, { ...storeParts(site), payments, onError }, request);
    },
    onlinePayment: (site, id) => onlinePaymentOfSite(database.db, site.slug, id),
    async takePaymentNotice(notice) {
      const { db } = database;
      const siteOf = (slug: string) => directory.bySlug(slug);
      const outcome = await takePaymentNotice(db, jobs, siteOf, notice);
      return outcome === 'unknown' ? takeOnlinePaymentNotice(db, jobs, siteOf, notice) : outcome;
    },
    async reservation(site, id) {
      const reservation = await holdById(database.db, id);
      return reservation?.site_slug === site.slug ? reservation : undefined;
    },
    databaseState: () =>
      Promise.race([
        databaseState(database.db),
        delay(DATABASE_ANSWER_MS, 'away' as const, { ref: false }),
      ]),
    async startBackgroundWork() {
      const parts = { jobs, sites, mailer, webhook, log, failed };
      backgroundWork = await startBackgroundWork(database.db, parts);
    },
    async close() {
      await Promise.all(backgroundWork.map((task) => task.stop()));
      await jobs.stop();
      await views.close();
      await events.close();
      await siteFollower.stop();
      await stockFollower.stop();
      await contentFollower.stop();
      mailer?.close();
      await database.close();
    },
  };
}

function dealershipName(sites: SiteDirectory, slug: string): string {
  for (const site of sites.all()) {
    const dealership = site.settings.dealerships.find((candidate) => candidate.slug === slug);
    if (dealership) return dealership.name;
  }
  return slug;
}
