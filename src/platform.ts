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
import type { PaymentNotice, Payments } from '#partners/payment/payments.ts';
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
import { VehicleIndex } from '#search/vehicle-search/vehicle-index.ts';
import { comparableCache } from '#services/comparable-cache.ts';
import { ContentLibrary } from '#services/content/content-library.ts';
import { deliveryPrice } from '#services/delivery-price.ts';
import { deliverLead, NO_MAIL_SERVER } from '#services/deliver-lead.ts';
import { deliveryOfJob } from '#services/delivery-job.ts';
import { placeFinder } from '#services/find-places.ts';
import { EventLog } from '#services/event-log.ts';
import { followContent } from '#services/follow-content.ts';
import { followSites } from '#services/follow-sites.ts';
import { followStock } from '#services/follow-stock.ts';
import {
  type OnlinePaymentRequest,
  type OnlinePaymentResult,
  payOnline,
} from '#services/online-payments/pay-online.ts';
import { takeOnlinePaymentNotice } from '#services/online-payments/take-online-payment-notice.ts';
import { keepRetention } from '#services/privacy/keep-retention.ts';
import type { Repeated } from '#services/repeat.ts';
import { keepHolds } from '#services/reservations/keep-holds.ts';
import { reserveVehicle } from '#services/reservations/reserve-vehicle.ts';
import {
  type NoticeOutcome,
  takePaymentNotice,
} from '#services/reservations/take-payment-notice.ts';
import { forgetUnreached } from '#services/trade-in/forget-unreached.ts';
import { handOverQuiet } from '#services/trade-in/hand-over-quiet.ts';
import { quietLeadOf } from '#services/trade-in/quiet-lead-job.ts';
import {
  type TradeInDesk,
  tradeInDesk,
  type TradeInDeskParts,
} from '#services/trade-in/trade-in-desk.ts';
import { takeUpParked } from '#services/take-up-parked.ts';
import { VehicleMemory } from '#services/vehicle-memory.ts';
import { type VehicleReader, vehicleReader } from '#services/vehicle-reader.ts';
import { ViewCounts } from '#services/view-counts.ts';
import { submitLead } from '#services/submit-lead.ts';
import type { Location } from '#site/settings/locations.ts';
import type { Site } from '#site/site.ts';
import { SiteDirectory } from '#site/site-directory.ts';
import { comparableVehicles } from '#store/comparable-vehicles.ts';
import { type JobQueue, openJobQueue } from '#store/job-queue.ts';
import type { Database } from '#store/database.ts';
import { databaseState, type DatabaseState } from '#store/database-state.ts';
import { DatabaseUnavailable } from '#store/database-unavailable.ts';
import { parkUnfinished } from '#store/lead-deliveries.ts';
import { openDatabase } from '#store/open-database.ts';
import { SiteLeads } from '#store/site-leads.ts';
import { vehiclesOfDealership } from '#store/stock-changes.ts';
import { SiteVehicles } from '#store/site-vehicles.ts';
import { onlinePaymentOfSite } from '#store/online-payments.ts';
import { holdById } from '#store/vehicle-holds.ts';
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
  submitLead(
    site: Site,
    submission: Parameters<typeof submitLead>[1],
  ): ReturnType<typeof submitLead>;
  /** Takes payments online; undefined where the environment names no partner. */
  payments: Payments | undefined;
  reserveVehicle(
    site: Site,
    request: Parameters<typeof reserveVehicle>[1],
  ): ReturnType<typeof reserveVehicle>;
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
  /** Starts the workers that deliver leads and the look-outs for holds and incomplete leads that have run out. */
  startDelivering(): Promise<void>;
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
}: Config): Payments | undefined {
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
  const onKeptOf = (site: Site) => (lead: string, location: Location | undefined) =>
    log.warn(
      { lead, site: site.slug, location: location?.id },
      'a lead is kept: its location has no address for leads',
    );
  const heardOf = (site: Site) => ({
    onKept: onKeptOf(site),
    onError: failed('beginning a payment'),
  });
  const handOverLead = async (lead: string): Promise<void> => {
    const siteBySlug = (slug: string) => directory.bySlug(slug);
    const outcome = await handOverQuiet({ db: database.db, jobs, siteBySlug, onKeptOf }, lead);
    log.info({ lead, outcome }, 'lead of a quiet shopper');
  };
  let upkeep: Repeated[] = [];

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
      tradeInDesk({
        db: database.db,
        site,
        jobs,
        marketPrices,
        regoLookup,
        thisYear: Number(dayIn(site.settings.time_zone, now).slice(0, 4)),
        onKept: onKeptOf(site),
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
    submitLead: (site, submission) =>
      submitLead(
        {
          site,
          leads: new SiteLeads(database.db, site),
          jobs,
          onKept: onKeptOf(site),
        },
        submission,
      ),
    payments,
    reserveVehicle: (site, request) =>
      reserveVehicle({ db: database.db, site, jobs, payments, ...heardOf(site) }, request),
    async payOnline(site, request) {
      if (!payments) throw new Error('There is no payment partner to pay with');
      return payOnline({ db: database.db, site, jobs, payments, ...heardOf(site) }, request);
    },
    onlinePayment: (site, id) => onlinePaymentOfSite(database.db, site.slug, id),
    async takePaymentNotice(notice) {
      const parts = { db: database.db, jobs };
      const siteOf = (slug: string) => directory.bySlug(slug);
      const outcome = await takePaymentNotice(parts, siteOf, notice);
      return outcome === 'unknown' ? takeOnlinePaymentNotice(parts, siteOf, notice) : outcome;
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
    async startDelivering() {
      const holds = keepHolds(
        { db: database.db, jobs, siteOf: (slug) => directory.bySlug(slug) },
        failed('expiring holds'),
      );
      const incompleteLeads = forgetUnreached(
        database.db,
        (leads) => log.info({ leads }, 'incomplete leads that were a month old are removed'),
        failed('removing incomplete leads'),
      );
      const retention = keepRetention(
        database.db,
        () => directory.all(),
        (site, retained) => log.info({ site, ...retained }, 'personal data past its time is gone'),
        failed('applying retention'),
      );
      upkeep = [holds, incompleteLeads, retention];
      if (mailer) {
        const filter = { lastError: NO_MAIL_SERVER };
        const mails = await database.db
          .transaction()
          .execute((transaction) => takeUpParked(transaction, jobs, filter));
        if (mails.length > 0)
          log.info({ mails: mails.length }, 'e-mails that waited for a mail server');
      } else {
        log.warn('no mail server (SMTP_URL): leads are kept, and e-mails wait for one');
      }
      const parts = { db: database.db, sites, mailer, webhook };
      await jobs.work(
        async (payload, { lastAttempt }) => {
          const quietLead = quietLeadOf(payload);
          if (quietLead !== undefined) {
            await handOverLead(quietLead);
            return {};
          }
          const delivery = deliveryOf(payload);
          const attempt = await deliverLead(parts, delivery, lastAttempt);
          log.info({ delivery, outcome: attempt.outcome }, 'lead delivery');
          return attempt;
        },
        async (payload) => {
          const quietLead = quietLeadOf(payload);
          if (quietLead !== undefined) return handOverLead(quietLead);
          await parkUnfinished(database.db, deliveryOf(payload));
        },
      );
    },
    async close() {
      await Promise.all(upkeep.map((task) => task.stop()));
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

function deliveryOf(payload: unknown): string {
  const delivery = deliveryOfJob(payload);
  if (delivery === undefined) throw new Error('A job in the queue is of an unknown kind');
  return delivery;
}

function dealershipName(sites: SiteDirectory, slug: string): string {
  for (const site of sites.all()) {
    const dealership = site.settings.dealerships.find((candidate) => candidate.slug === slug);
    if (dealership) return dealership.name;
  }
  return slug;
}
