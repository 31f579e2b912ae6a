import { type Kysely, sql } from 'kysely';

/** Saved searches, who gets e-mails about them and about watched vehicles, and what is to be sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSubscriptions(db);
  await createChanges(db);
  await createItems(db);
}

async function createSubscriptions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table alert_subscriber (
      visitor_id uuid primary key references visitor (id) on delete cascade,
      -- scheme and host of the site, for the links of e-mails
      origin text not null,
      -- the address whose owner agreed; alerts go to no other
      confirmed_email text,
      -- the address that was last asked to agree
      asked_email text,
      watchlist_frequency text not null default 'off'
        check (watchlist_frequency in ('off', 'at-once', 'daily')),
      -- opens nothing but the page that turns alerts off
      unsubscribe_token uuid not null unique default gen_random_uuid()
    )`.execute(db);
  await sql`
    create table email_confirmation (
      -- a hash: whoever reads the table cannot confirm an address
      token_hash text primary key,
      visitor_id uuid not null references visitor (id) on delete cascade,
      email text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index email_confirmation_visitor on email_confirmation (visitor_id)`.execute(db);
  await sql`
    create table saved_search (
      id uuid primary key,
      visitor_id uuid not null references visitor (id) on delete cascade,
      site_slug text not null,
      title text not null,
      address text not null,
      criteria jsonb not null,
      frequency text not null check (frequency in ('off', 'at-once', 'daily')),
      -- the stock version when it was saved; earlier changes are not news
      since_version bigint not null,
      created_at timestamptz not null default now(),
      unique (visitor_id, address)
    )`.execute(db);
  await sql`create index saved_search_site on saved_search (site_slug) where frequency <> 'off'`.execute(
    db,
  );
}

/** A trigger stores vehicles as they were, so that no change escapes, whoever makes it. */
async function createChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vehicle_before (
      id integer not null,
      -- the stock version of the change
      changed_in bigint not null,
      dealership_slug text not null,
      slug text not null,
      status text not null,
      facts jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      sold_at timestamptz,
      version bigint not null,
      held boolean not null,
      primary key (id, changed_in)
    )`.execute(db);
  await sql`
    create function store_vehicle_before() returns trigger language plpgsql as $$
    begin
      insert into vehicle_before
      select o.id, n.version, o.dealership_slug, o.slug, o.status, o.facts,
             o.created_at, o.updated_at, o.sold_at, o.version, o.held
      from old_rows o join new_rows n on n.id = o.id
      where n.version > o.version
      on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger vehicle_before after update on vehicle
    referencing old table as old_rows new table as new_rows
    for each statement execute function store_vehicle_before()`.execute(db);
  await sql`
    create table alert_clock (
      only_row boolean primary key default true check (only_row),
      -- changes up to this vehicle of this stock version have been matched
      version bigint not null,
      vehicle_id integer not null
    )`.execute(db);
  await sql`
    insert into alert_clock (version, vehicle_id)
    select version, ${2 ** 31 - 1}::integer from stock_clock`.execute(db);
}

async function createItems(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table alert_item (
      id bigint generated always as identity primary key,
      visitor_id uuid not null references visitor (id) on delete cascade,
      -- null for a vehicle on the watchlist; a search that was deleted since is not checked for, to save time
      saved_search_id uuid,
      vehicle_id integer not null,
      kind text not null check (kind in ('new', 'price-drop', 'sold')),
      -- whole dollars
      price_before integer,
      price integer,
      found_at timestamptz not null default now(),
      due_at timestamptz not null,
      -- set before the e-mail is sent, so that it is never sent twice
      sent_at timestamptz
    )`.execute(db);
  // a visitor hears of each change only once
  await sql`
    create unique index alert_item_once
    on alert_item (visitor_id, vehicle_id, kind, coalesce(price, -1))
    where kind <> 'new'`.execute(db);
  await sql`
    create unique index alert_item_new on alert_item (visitor_id, vehicle_id) where kind = 'new'`.execute(
    db,
  );
  await sql`create index alert_item_due on alert_item (visitor_id, due_at) where sent_at is null`.execute(
    db,
  );
  await sql`create index alert_item_visitor on alert_item (visitor_id)`.execute(db);
  await sql`create index alert_item_found on alert_item (found_at)`.execute(db);
}
