import type { Logger } from 'pino';
import { join } from 'node:path';
import type { Config } from '#config';
import type { FeedOutcome } from '#domain/feed/feed-run.ts';
import { feedLimits } from '#partners/feed-source/https-feed.ts';
import { placesNamed } from '#partners/postcode-place/places-named.ts';
import { placeOfPostcode } from '#partners/postcode-place/place-of-postcode.ts';
import type { PaymentNotice, PaymentPartner } from '#partners/payment/payments.ts';
import type { LoggedSms } from '#partners/sms/log-sms-sender.ts';
import type { FeedEnvironment } from '#services/feeds/feed-context.ts';
import { startBackgroundWork } from '#services/background-work.ts';
import { ContentLibrary } from '#services/content/content-library.ts';
import { followContent } from '#services/follow-content.ts';
import { brandMailer } from '#services/mails/brand-mailer.ts';
import { mailLookOf } from '#services/mails/mail-look-of.ts';
import { applyOnlinePaymentNotice } from '#services/online-payments/apply-online-payment-notice.ts';
import type { RepeatedTask } from '#services/repeat.ts';
import {
  type NoticeOutcome,
  applyPaymentNotice,
} from '#services/reservations/apply-payment-notice.ts';
import type { SharedResources } from '#services/request-context.ts';
import { BrandPictures } from '#services/sites/brand-pictures.ts';
import { EventLog } from '#services/sites/event-log.ts';
import { placeFinder } from '#services/sites/place-finder.ts';
import { followSites } from '#services/sites/follow-sites.ts';
import { followStock } from '#services/stock/follow-stock.ts';
import { VehicleMemory } from '#services/stock/vehicle-memory.ts';
import { ViewCounts } from '#services/stock/view-counts.ts';
import { SiteDirectory } from '#site/site-directory.ts';
import type { DatabaseState } from '#store/database/database-state.ts';
import { vehiclesOfDealership } from '#store/stock/stock-changes.ts';
import type { JobQueue } from '#store/jobs/job-queue.ts';
import { DatabaseWatch } from './database-watch.ts';
import { brandPictureSources } from './brand-picture-sources.ts';
import {
  isKnownOutage,
  openFeedJobs,
  openLeadJobs,
  openPlatformDatabase,
} from './open-database.ts';
import { openPartners } from './open-partners.ts';
import { openSearch } from './open-search.ts';

/** The opened resources of a process, with its background work. */
export interface Platform extends SharedResources {
  config: Config;
  payments: PaymentPartner | undefined;
  /** The messages that were logged instead of sent, for developers; undefined in production. */
  sentMessages: (() => readonly LoggedSms[]) | undefined;
  sites(): SiteDirectory;
  /** The stock version that searches see. */
  stockVersion(): number;
  /** Resolves when searches and sites show everything that was committed before the call. */
  catchUp(): Promise<void>;
  /** Applies a notice of the payment partner to a payment of any site. */
  applyPaymentNotice(notice: PaymentNotice): Promise<NoticeOutcome>;
  /** Since when each dealership's stock is known to be what its feed says; empty without background work. */
  feedsFreshSince(): ReadonlyMap<string, Date>;
  /** What feeds need that are pushed to this process. */
  feeds: FeedEnvironment;
  /** Whether the database answers and accepts writes, as of the last few seconds. */
  databaseState(): DatabaseState;
  /** Starts to deliver leads, run feeds, expire holds and delete old data, until the platform is closed. */
  startBackgroundWork(): Promise<void>;
  close(): Promise<void>;
}

/** What the metrics count. */
export interface PlatformCounts extends Pick<SharedResources, 'onNewLead' | 'onReservation'> {
  onFeedRun(dealership: string, outcome: FeedOutcome): void;
}

const countNothing: PlatformCounts = {
  onNewLead: () => undefined,
  onReservation: () => undefined,
  onFeedRun: () => undefined,
};

/** Opens everything that a serving process needs. @param count receives what the metrics count */
export async function openPlatform(
  config: Config,
  log: Logger,
  count: PlatformCounts = countNothing,
): Promise<Platform> {
  const database = await openPlatformDatabase(config, log, { isServing: true });
  const { db } = database;
  const failed = (what: string) => (error: unknown) =>
    log[isKnownOutage(error) ? 'debug' : 'error']({ error }, what);

  let directory = new SiteDirectory([], config.BASE_DOMAIN);
  const sites = (): SiteDirectory => directory;
  const siteBySlug = (slug: string) => directory.bySlug(slug);
  const dealershipName = (slug: string) => directory.dealershipName(slug);
  const places = placeFinder(sites, placeOfPostcode);
  const { index, searchService, quotesOnRateCard } = openSearch(config, dealershipName, places);
  const siteFollower = await followSites(
    database,
    config.BASE_DOMAIN,
    failed('changed settings of sites could not be read; retrying'),
    async (changed) => {
      directory = changed;
      for (const slug of index.changedDealerships())
        await index.apply(await vehiclesOfDealership(db, slug));
    },
  );
  const memory = new VehicleMemory();
  const stockFollower = await followStock(
    database,
    index,
    failed('changed stock could not be read; retrying'),
    memory,
  );
  const content = new ContentLibrary(database, config.BASE_DOMAIN);
  const contentFollower = await followContent(
    database,
    content,
    failed('changed content could not be read; retrying'),
  );
  const views = await ViewCounts.open(
    database,
    failed('views of vehicles could not be written; retrying'),
  );
  const events = new EventLog(database, failed('analytics events could not be written; retrying'));
  const jobs = await openLeadJobs(database, log);
  const brandPictures = new BrandPictures(brandPictureSources, (fault) =>
    log.warn(fault, 'a picture of a brand could not be read; pages show the name instead'),
  );
  const { mailer: plainMailer, webhook, ...partners } = openPartners(config, log, database);
  const mailer =
    plainMailer &&
    brandMailer(plainMailer, siteBySlug, ({ settings }) => mailLookOf(settings, brandPictures));
  const databaseWatch = new DatabaseWatch(database, failed('the database could not be watched'));
  const feeds: FeedEnvironment = {
    fetch: partners.fetch,
    allowsPrivateAddresses: config.ALLOW_PRIVATE_ADDRESSES,
    folder: join(config.DATA_DIR, 'feeds'),
    limits: feedLimits,
    onRunEnded: count.onFeedRun,
  };
  let backgroundWork: RepeatedTask[] = [];
  let feedJobs: JobQueue | undefined;
  let freshSince: ReadonlyMap<string, Date> = new Map();

  return {
    ...partners,
    config,
    log,
    database,
    jobs,
    index,
    searchService,
    content,
    brandPictures,
    memory,
    views,
    events,
    placeOfPostcode,
    placesNamed,
    hasStyleguide: config.STYLEGUIDE || config.NODE_ENV === 'development',
    onNewLead: count.onNewLead,
    onReservation(site, outcome) {
      if (outcome === 'busy')
        log.warn(
          { site },
          'shoppers reserved so many vehicles in an hour that further reservations are requests',
        );
      count.onReservation(site, outcome);
    },
    failed,
    sites,
    stockVersion: stockFollower.version,
    async catchUp() {
      await siteFollower.catchUp();
      await stockFollower.catchUp();
      await contentFollower.catchUp();
    },
    async applyPaymentNotice(notice) {
      const context = { db, jobs, log, siteBySlug };
      const outcome = await applyPaymentNotice(context, notice);
      return outcome === 'unknown' ? applyOnlinePaymentNotice(context, notice) : outcome;
    },
    databaseState: () => databaseWatch.state(),
    feedsFreshSince: () => freshSince,
    feeds,
    async startBackgroundWork() {
      const { version: stockVersion } = stockFollower;
      const searching = { index, places, dealershipName, quotesOnRateCard, stockVersion };
      const ofSites = { db, jobs, log, siteBySlug, sites };
      feedJobs = await openFeedJobs(database, log);
      backgroundWork = await startBackgroundWork({
        ...ofSites,
        ...searching,
        mailer,
        webhook,
        failed,
        feeds,
        feedJobs,
        onFresh: (since) => (freshSince = since),
      });
    },
    async close() {
      await Promise.all(backgroundWork.map((task) => task.stop()));
      await feedJobs?.stop();
      await jobs.stop();
      await views.close();
      await events.close();
      await siteFollower.stop();
      await stockFollower.stop();
      await contentFollower.stop();
      await databaseWatch.stop();
      mailer?.close();
      await database.close();
    },
  };
}
