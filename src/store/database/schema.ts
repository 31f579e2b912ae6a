import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AlertFrequency } from '#domain/alerts/alert-frequency.ts';
import type { AlertKind } from '#domain/alerts/alert-kind.ts';
import type { FeedOutcome, FeedReport, FeedTrouble } from '#domain/feed/feed-run.ts';
import type { DrawnPrize } from '#domain/giveaway/draw.ts';
import type { OnlinePaymentState } from '#domain/payment/online-payment.ts';
import type { ReservationState } from '#domain/reservation/reservation.ts';
import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';

/** The tables for Kysely. `Instant` columns are read as ISO 8601 text in UTC. */
export interface Schema {
  site: SiteTable;
  site_clock: { only_row: Generated<boolean>; version: number };
  removed_site: RemovedSiteTable;
  stock_clock: { only_row: Generated<boolean>; version: number };
  vehicle: VehicleTable;
  stock_stage: StockStageTable;
  stock_import: StockImportTable;
  feed_source: FeedSourceTable;
  feed_run: FeedRunTable;
  lead: LeadTable;
  lead_delivery: LeadDeliveryTable;
  receiver_circuit: ReceiverCircuitTable;
  lead_progress: LeadProgressTable;
  confirmation_claim: { mailbox_hash: string; at: DefaultedInstant };
  rate_limit: { key: string; points: number; expire: number | null };
  auto_reply: { mailbox_hash: string; at: DefaultedInstant };
  person_request: {
    id: string;
    at: DefaultedInstant;
    kind: 'export' | 'erase';
    subject_hash: string;
    leads: number;
  };
  finance_application: FinanceApplicationTable;
  visitor: VisitorTable;
  watchlist_entry: WatchlistEntryTable;
  marketing_choice: MarketingChoiceTable;
  alert_subscriber: AlertSubscriberTable;
  email_confirmation: EmailConfirmationTable;
  saved_search: SavedSearchTable;
  vehicle_before: VehicleBeforeTable;
  alert_clock: { only_row: Generated<boolean>; version: number; vehicle_id: number };
  alert_item: AlertItemTable;
  visitor_session: VisitorSessionTable;
  verification_code: VerificationCodeTable;
  verification: VerificationTable;
  giveaway_prize: GiveawayPrizeTable;
  giveaway_draw: GiveawayDrawTable;
  visitor_network: VisitorNetworkTable;
  vehicle_hold: VehicleHoldTable;
  online_payment: OnlinePaymentTable;
  vehicle_views: VehicleViewsTable;
  site_event: SiteEventTable;
  content_clock: { only_row: Generated<boolean>; version: number };
  site_content: { site_slug: string; version: number };
  content_edition: ContentEditionTable;
  content_item: ContentItemTable;
}

type Instant = ColumnType<string, string | Date, string | Date>;
type DefaultedInstant = ColumnType<string, string | Date | undefined, string | Date>;
/** Written as JSON text, read as the value. */
type Json<T> = ColumnType<T, string, string>;

interface SiteTable {
  slug: string;
  settings: Json<unknown>;
  version: number;
  updated_at: DefaultedInstant;
  disabled_at: ColumnType<string | null, undefined, string | Date | null>;
}

interface RemovedSiteTable {
  slug: string;
  name: string;
  removed_at: DefaultedInstant;
  leads_days: number | null;
  reservations_days: number | null;
}

interface VehicleTable {
  id: Generated<number>;
  dealership_slug: string;
  identity: string;
  slug: string;
  status: string;
  facts: Json<VehicleFacts>;
  created_at: Instant;
  updated_at: Instant;
  sold_at: ColumnType<string | null, string | Date | null, string | Date | null>;
  version: number;
  /** Whether a shopper has reserved it. */
  held: Generated<boolean>;
}

interface StockStageTable {
  import_id: string;
  staged_at: DefaultedInstant;
  row_number: number;
  line: number;
  identity: string;
  slug_stem: string | null;
  status: string | null;
  sold_at: string | null;
  created_at: string | null;
  facts: Json<VehicleFacts> | null;
}

interface StockImportTable {
  id: string;
  dealership_slug: string;
  finished_at: DefaultedInstant;
  source: string;
  report: Json<unknown>;
}

interface FeedSourceTable {
  dealership_slug: string;
  settings: Json<unknown>;
  credentials: Json<unknown> | null;
  token_hash: string | null;
  paused: Generated<boolean>;
  due_at: ColumnType<string | null, string | Date | null, string | Date | null>;
  asked_run: string | null;
  asked_force: Generated<boolean>;
  fresh_at: DefaultedInstant;
  failures: Generated<number>;
  problem: FeedTrouble | null;
  imported: ColumnType<unknown, string | null | undefined, string | null>;
  troubles: ColumnType<FeedTrouble[], FeedTrouble[] | undefined, FeedTrouble[]>;
}

interface FeedRunTable {
  id: string;
  dealership_slug: string;
  source: string;
  force: Generated<boolean>;
  created_at: DefaultedInstant;
  started_at: ColumnType<string | null, undefined, string | Date>;
  seen_at: DefaultedInstant;
  attempt: Generated<number>;
  ended_at: ColumnType<string | null, undefined, string | Date>;
  outcome: ColumnType<FeedOutcome | null, undefined, FeedOutcome>;
  report: ColumnType<FeedReport | null, undefined, string>;
}

interface LeadTable {
  id: string;
  site_slug: string;
  idempotency_key: string;
  category: string;
  subcategory: string | null;
  dealership_slug: string;
  location_id: string | null;
  vehicle_id: number | null;
  fields: Json<Record<string, unknown>>;
  origin: Json<Record<string, unknown>>;
  consent: Json<unknown> | null;
  form_completed: Generated<boolean>;
  offer_accepted: boolean | null;
  miscellaneous: Json<unknown> | null;
  created_at: DefaultedInstant;
  erased_at: ColumnType<string | null, string | null | undefined, string | null>;
  visitor_id: ColumnType<string | null, string | null | undefined, string | null>;
  is_follow_up: Generated<boolean>;
  deletion_asked_at: ColumnType<string | null, string | null | undefined, string | null>;
  content_digest: ColumnType<string | null, string | null | undefined, string | null>;
}

interface LeadProgressTable {
  lead_id: string;
  contacted: boolean;
  touched_at: DefaultedInstant;
  has_news: Generated<boolean>;
  handovers: Generated<number>;
  job_waits: Generated<boolean>;
}

interface LeadDeliveryTable {
  id: string;
  lead_id: string;
  channel: string;
  target: string;
  /** 0 for the original lead, higher for each update of it. */
  revision: Generated<number>;
  state: Generated<'waiting' | 'delivered' | 'parked'>;
  attempts: Generated<number>;
  last_error: string | null;
  delivered_at: ColumnType<string | null, Date | string | null, Date | string | null>;
  /** The content of a confirmation; null if the delivery carries the lead. */
  content: ColumnType<unknown, string | null | undefined, string | null>;
}

interface ReceiverCircuitTable {
  receiver: string;
  /** Failed attempts since the last successful one. */
  failures: number;
  /** Set while the circuit is open: no attempt is made before this instant. */
  retry_at: ColumnType<string | null, string | Date | null, string | Date | null>;
}

interface VehicleHoldTable {
  id: string;
  site_slug: string;
  vehicle_id: number;
  lead_id: string;
  state: ReservationState;
  amount_cents: number | null;
  payment_url: string | null;
  expires_at: ColumnType<string | null, string | Date | null, string | Date | null>;
  created_at: DefaultedInstant;
  changed_at: DefaultedInstant;
  /** Whether the dealer has been notified of the expiry. */
  lapse_reported: Generated<boolean>;
  /** Fingerprints of the shopper and of the client network; empty once the person's data is erased. */
  holder: ColumnType<string[], string[] | undefined, string[]>;
  /** Whether it began as a request, also once the dealer has confirmed it. */
  was_requested: Generated<boolean>;
}

interface OnlinePaymentTable {
  id: string;
  site_slug: string;
  lead_id: string;
  state: OnlinePaymentState;
  amount_cents: number;
  reference: string;
  payment_url: string | null;
  expires_at: Instant;
  created_at: DefaultedInstant;
  changed_at: DefaultedInstant;
}

interface GiveawayPrizeTable {
  site_slug: string;
  giveaway_id: string;
  prize_id: string;
  taken: Generated<number>;
}

interface GiveawayDrawTable {
  id: string;
  site_slug: string;
  giveaway_id: string;
  phone: string;
  prize: Json<DrawnPrize>;
  submission_key: string | null;
  lead_id: string;
  drawn_at: DefaultedInstant;
}

/** One edition of a list of a site's content. */
interface ContentEditionTable {
  id: Generated<number>;
  site_slug: string;
  list: string;
  /** draft: being written; replaced: can be restored; expired: to be deleted */
  state: 'draft' | 'current' | 'replaced' | 'expired';
  written_at: DefaultedInstant;
  /** The platform's content version that a replaced edition belonged to. */
  version: ColumnType<number | null, number | undefined, number>;
  replaced_at: ColumnType<string | null, string | Date | undefined, string | Date>;
}

interface ContentItemTable {
  edition: number;
  id: string;
  position: number;
  facts: Json<unknown>;
  changed_at: DefaultedInstant;
  preview_token: string;
}

interface VehicleViewsTable {
  vehicle_id: number;
  views: number;
  counted_at: DefaultedInstant;
}

interface SiteEventTable {
  id: GeneratedAlways<string>;
  site_slug: string;
  event: string;
  vehicle_id: number | null;
  dealership_slug: string | null;
  at: DefaultedInstant;
}

interface VisitorTable {
  id: string;
  site_slug: string;
  phone: string;
  name: string;
  last_name: string;
  email: string;
  created_at: DefaultedInstant;
}

interface VisitorSessionTable {
  token_hash: string;
  visitor_id: string;
  created_at: DefaultedInstant;
  expires_at: Instant;
}

interface VerificationCodeTable {
  id: string;
  site_slug: string;
  phone: string;
  salt: string;
  code_hash: string;
  /** Guesses from the network that asked for the code. */
  guesses: Generated<number>;
  /** Guesses from other networks. */
  foreign_guesses: Generated<number>;
  /** The fingerprint of the network that asked for the code. */
  network: string | null;
  created_at: DefaultedInstant;
  expires_at: Instant;
}

interface VisitorNetworkTable {
  visitor_id: string;
  /** A fingerprint. */
  network: string;
  seen_at: DefaultedInstant;
}

interface VerificationTable {
  id: GeneratedAlways<string>;
  website_slug: string;
  dealership_slug: string;
  verification_type: 'sms' | 'verify';
  user_id: string | null;
  at: DefaultedInstant;
}

interface FinanceApplicationTable {
  lead_id: string;
  state: 'waiting' | 'created' | 'failed';
  redirect_url: ColumnType<string | null, string | null | undefined, string | null>;
  message: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: DefaultedInstant;
  asked_at: DefaultedInstant;
}

interface AlertSubscriberTable {
  visitor_id: string;
  origin: string;
  confirmed_email: string | null;
  asked_email: string | null;
  watchlist_frequency: Generated<AlertFrequency>;
  unsubscribe_token: Generated<string>;
}

interface EmailConfirmationTable {
  token_hash: string;
  visitor_id: string;
  email: string;
  expires_at: Instant;
}

interface SavedSearchTable {
  id: string;
  visitor_id: string;
  site_slug: string;
  title: string;
  address: string;
  criteria: Json<unknown>;
  frequency: AlertFrequency;
  since_version: number;
  created_at: DefaultedInstant;
}

/** A vehicle as it was before a change. */
interface VehicleBeforeTable extends Omit<VehicleTable, 'id' | 'identity' | 'held'> {
  id: number;
  changed_in: number;
  held: boolean;
}

interface AlertItemTable {
  id: GeneratedAlways<number>;
  visitor_id: string;
  saved_search_id: string | null;
  vehicle_id: number;
  kind: AlertKind;
  price_before: number | null;
  price: number | null;
  found_at: DefaultedInstant;
  due_at: Instant;
  sent_at: ColumnType<string | null, undefined, string | Date | null>;
}

interface WatchlistEntryTable {
  visitor_id: string;
  vehicle_id: number;
  name: string;
  slug: string;
  price: number | null;
  saved_at: DefaultedInstant;
}

interface MarketingChoiceTable {
  id: GeneratedAlways<string>;
  visitor_id: string;
  opt_in: boolean;
  wording: string;
  at: DefaultedInstant;
}
