import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { saveSite } from '#store/sites/site-repository.ts';
import { someFields, someSubmission } from './leads.ts';
import { someSettings } from './sites.ts';
import { someFacts } from './vehicles.ts';

/** The tables in which `fullSite` makes no rows, because they know neither sites nor dealerships. */
export const tablesOfNobody = [
  'alert_clock',
  'auto_reply',
  'confirmation_claim',
  'content_clock',
  'person_request',
  'rate_limit',
  'receiver_circuit',
  'removed_site',
  'site_clock',
  'stock_clock',
  'stock_stage',
];

/** Makes a site with at least one row in every table that knows sites or dealerships. */
export async function fullSite(
  db: Kysely<Schema>,
  slug: string,
  {
    origin = `https://${slug}.localhost`,
    dealership = `${slug}-yard`,
    settings = someSettings(slug),
  } = {},
): Promise<{ leadId: string; vehicleId: number; dealership: string }> {
  await saveSite(db, slug, settings);
  const vehicleId = await oneVehicle(db, dealership);
  await content(db, slug);
  const visitorId = await visitor(db, { slug, origin, vehicleId, dealership });
  const leadId = await lead(db, { slug, dealership, vehicleId, visitorId });
  return { leadId, vehicleId, dealership };
}

async function oneVehicle(db: Kysely<Schema>, dealership: string): Promise<number> {
  const now = new Date();
  const facts = JSON.stringify(someFacts());
  const row = {
    dealership_slug: dealership,
    slug: `a-car-${randomUUID()}`,
    status: 'in_stock',
    facts,
    created_at: now,
    updated_at: now,
    sold_at: null,
    version: 0,
  };
  const { id } = await db
    .insertInto('vehicle')
    .values({ ...row, identity: 'U100' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('vehicle_before')
    .values({ ...row, id, changed_in: 0, held: false })
    .execute();
  await db.insertInto('vehicle_views').values({ vehicle_id: id, views: 3 }).execute();
  await db
    .insertInto('stock_import')
    .values({ id: randomUUID(), dealership_slug: dealership, source: 'feed.csv', report: '{}' })
    .execute();
  await db
    .insertInto('feed_source')
    .values({ dealership_slug: dealership, settings: '{}' })
    .execute();
  await db
    .insertInto('feed_run')
    .values({ id: randomUUID(), dealership_slug: dealership, source: 'feed.csv' })
    .execute();
  return id;
}

async function content(db: Kysely<Schema>, site_slug: string): Promise<void> {
  await db.insertInto('site_content').values({ site_slug, version: 1 }).execute();
  const { id: edition } = await db
    .insertInto('content_edition')
    .values({ site_slug, list: 'offer', state: 'current' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const item = { edition, id: 'a', position: 1, facts: '{}', preview_token: randomUUID() };
  await db
    .insertInto('content_item')
    .values({ ...item, changed_at: new Date() })
    .execute();
}

interface VisitorOf {
  slug: string;
  origin: string;
  vehicleId: number;
  dealership: string;
}

async function visitor(
  db: Kysely<Schema>,
  { slug: site_slug, origin, vehicleId: vehicle_id, dealership }: VisitorOf,
): Promise<string> {
  const visitor_id = randomUUID();
  const phone = '0491570006';
  const expires_at = new Date(Date.now() + 3_600_000);
  const seen = { visitor_id, vehicle_id };
  await db
    .insertInto('visitor')
    .values({ id: visitor_id, site_slug, phone, name: 'Mia', last_name: 'Chen', email: '' })
    .execute();
  await db
    .insertInto('visitor_session')
    .values({ token_hash: randomUUID(), visitor_id, expires_at })
    .execute();
  await db.insertInto('visitor_network').values({ visitor_id, network: 'a network' }).execute();
  await db
    .insertInto('watchlist_entry')
    .values({ ...seen, name: 'A car', slug: 'a-car', price: null })
    .execute();
  await db
    .insertInto('marketing_choice')
    .values({ visitor_id, opt_in: true, wording: 'Offers' })
    .execute();
  await db
    .insertInto('alert_subscriber')
    .values({ visitor_id, origin, confirmed_email: null, asked_email: null })
    .execute();
  await db
    .insertInto('email_confirmation')
    .values({ token_hash: randomUUID(), visitor_id, email: 'mia@example.com', expires_at })
    .execute();
  await db
    .insertInto('saved_search')
    .values({
      id: randomUUID(),
      visitor_id,
      site_slug,
      title: 'Utes',
      address: '/search/ute',
      criteria: '{}',
      frequency: 'daily',
      since_version: 1,
    })
    .execute();
  await db
    .insertInto('alert_item')
    .values({
      ...seen,
      saved_search_id: null,
      kind: 'new',
      price_before: null,
      price: null,
      due_at: expires_at,
    })
    .execute();
  const code = { id: randomUUID(), site_slug, phone, salt: 's', code_hash: 'h', network: null };
  await db
    .insertInto('verification_code')
    .values({ ...code, expires_at })
    .execute();
  await db
    .insertInto('verification')
    .values({
      website_slug: site_slug,
      dealership_slug: dealership,
      verification_type: 'sms',
      user_id: visitor_id,
    })
    .execute();
  await db
    .insertInto('site_event')
    .values({ site_slug, event: 'phone-reveal', vehicle_id, dealership_slug: dealership })
    .execute();
  return visitor_id;
}

interface LeadOf {
  slug: string;
  dealership: string;
  vehicleId: number;
  visitorId: string;
}

async function lead(
  db: Kysely<Schema>,
  { slug: site_slug, dealership, vehicleId: vehicle_id, visitorId }: LeadOf,
): Promise<string> {
  const lead_id = randomUUID();
  const { origin, category } = someSubmission();
  await db
    .insertInto('lead')
    .values({
      id: lead_id,
      site_slug,
      idempotency_key: lead_id,
      category,
      subcategory: null,
      dealership_slug: dealership,
      location_id: null,
      vehicle_id,
      fields: JSON.stringify(someFields()),
      origin: JSON.stringify(origin),
      consent: null,
      offer_accepted: null,
      miscellaneous: null,
      visitor_id: visitorId,
    })
    .execute();
  await db
    .insertInto('lead_delivery')
    .values({
      id: randomUUID(),
      lead_id,
      channel: 'email',
      target: 'sales@example.com',
      state: 'delivered',
      last_error: null,
      delivered_at: new Date(),
    })
    .execute();
  await db
    .insertInto('lead_progress')
    .values({ lead_id, contacted: true, has_news: false, handovers: 1 })
    .execute();
  await db.insertInto('finance_application').values({ lead_id, state: 'created' }).execute();
  await db
    .insertInto('vehicle_hold')
    .values({
      id: randomUUID(),
      site_slug,
      vehicle_id,
      lead_id,
      state: 'completed',
      amount_cents: 50_000,
      payment_url: null,
      expires_at: null,
    })
    .execute();
  await db
    .insertInto('online_payment')
    .values({
      id: randomUUID(),
      site_slug,
      lead_id,
      state: 'paid',
      amount_cents: 10_000,
      reference: 'Invoice 7',
      payment_url: null,
      expires_at: new Date(),
    })
    .execute();
  const giveaway = { site_slug, giveaway_id: 'spring' };
  await db
    .insertInto('giveaway_prize')
    .values({ ...giveaway, prize_id: 'voucher', taken: 1 })
    .execute();
  await db
    .insertInto('giveaway_draw')
    .values({
      ...giveaway,
      id: randomUUID(),
      phone: '0491570006',
      prize: '{}',
      submission_key: null,
      lead_id,
    })
    .execute();
  return lead_id;
}
