import type { Logger } from 'pino';
import type { Config } from '#config';
import { cachedQuotes } from '#partners/finance/cached-quotes.ts';
import { embeddedFinance } from '#partners/finance/embedded-finance.ts';
import type { FinancePartner } from '#partners/finance/finance-partner.ts';
import { youxFinance } from '#partners/finance/youx-finance.ts';
import type { LeadMailer } from '#partners/lead-mail/lead-mail.ts';
import { smtpLeadMailer } from '#partners/lead-mail/smtp-lead-mailer.ts';
import { httpLeadWebhook, type LeadWebhook } from '#partners/lead-webhook/lead-webhook.ts';
import { AutograbClient } from '#partners/market-price/autograb-client.ts';
import { autograbMarketPrices } from '#partners/market-price/autograb-market-prices.ts';
import { embeddedMarketPrices } from '#partners/market-price/embedded-market-prices.ts';
import type { MarketPrices } from '#partners/market-price/market-prices.ts';
import {
  fetchAnyAddress,
  fetchPublic,
  type OutsideFetch,
} from '#partners/outside/outside-fetch.ts';
import type { PaymentPartner } from '#partners/payment/payments.ts';
import { stripePayments } from '#partners/payment/stripe-payments.ts';
import { googlePlacesReviews } from '#partners/reviews/google-places-reviews.ts';
import { importedReviewsOnly, type ReviewPartner } from '#partners/reviews/review-partner.ts';
import { autograbRegoLookup } from '#partners/rego-lookup/autograb-rego-lookup.ts';
import { noRegoLookup, type RegoLookup } from '#partners/rego-lookup/rego-lookup.ts';
import { comparableCache } from '#services/stock/comparable-cache.ts';
import type { Database } from '#store/database/database.ts';
import { comparableVehicles } from '#store/stock/comparable-vehicles.ts';
import { openSms, type SmsParts } from './open-sms.ts';

/** The outside services that the environment configures. */
export interface Partners extends SmsParts {
  /** Undefined if the environment names no mail server: e-mails then wait until it does. */
  mailer: LeadMailer | undefined;
  webhook: LeadWebhook;
  /** Undefined if the environment names no payment partner: vehicles are then held without payment. */
  payments: PaymentPartner | undefined;
  finance: FinancePartner;
  marketPrices: MarketPrices;
  regoLookup: RegoLookup;
  reviews: ReviewPartner;
  fetch: OutsideFetch;
}

export function openPartners(config: Config, log: Logger, database: Database): Partners {
  const fetch = config.ALLOW_PRIVATE_ADDRESSES ? fetchAnyAddress : fetchPublic;
  return {
    mailer: config.SMTP_URL ? smtpLeadMailer(config.SMTP_URL, config.MAIL_FROM) : undefined,
    webhook: httpLeadWebhook(config.WEBHOOK_SECRET, () => new Date(), { fetch }),
    payments: openPayments(config),
    finance: openFinance(config),
    ...openVehicleData(config, log, database),
    reviews: openReviews(config, log),
    ...openSms(config, log),
    fetch,
  };
}

function openPayments({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_URL: url,
}: Config): PaymentPartner | undefined {
  if (secretKey === undefined || webhookSecret === undefined) return undefined;
  return stripePayments({ url, secretKey, webhookSecret, now: () => new Date() });
}

/** Uses YouX when YOUX_URL is set; otherwise the rate card in each site's settings, which quotes without a cache. */
function openFinance({ YOUX_URL: url, YOUX_KEY: key }: Config): FinancePartner {
  return url !== undefined && key !== undefined
    ? cachedQuotes(youxFinance({ url, key }))
    : embeddedFinance(() => new Date());
}

/** Uses Google Places when GOOGLE_PLACES_KEY is set; otherwise sites show imported reviews only. */
function openReviews(
  { GOOGLE_PLACES_KEY: key, GOOGLE_PLACES_URL: url }: Config,
  log: Logger,
): ReviewPartner {
  if (key === undefined) return importedReviewsOnly;
  const onError = (error: unknown): void =>
    log.warn({ error }, 'Google Places failed; pages show imported reviews');
  return googlePlacesReviews({ url, key, onError });
}

/** Uses AutoGrab when AUTOGRAB_KEY is set, with one circuit for both services; otherwise the embedded market model. */
function openVehicleData(
  { AUTOGRAB_KEY: key, AUTOGRAB_URL: url }: Config,
  log: Logger,
  { db }: Database,
): Pick<Partners, 'marketPrices' | 'regoLookup'> {
  const embedded = embeddedMarketPrices(
    comparableCache((make, model) => comparableVehicles(db, make, model)),
  );
  if (key === undefined) return { marketPrices: embedded, regoLookup: noRegoLookup };
  const client = new AutograbClient({ url, key });
  const onError = (error: unknown): void =>
    log.warn({ error }, 'AutoGrab failed; our own estimate is used');
  return {
    marketPrices: autograbMarketPrices(client, embedded, onError),
    regoLookup: autograbRegoLookup(client, onError),
  };
}
