import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

/** Finds a site's rows of a table: a condition of the table alone. */
type RowsOf = (slug: string) => RawBuilder<boolean>;
type Tables = Readonly<Partial<Record<keyof Schema, RowsOf>>>;
export type RowCounts = Partial<Record<keyof Schema, number>>;

const ofSite: RowsOf = (slug) => sql`site_slug = ${slug}`;
const ofVisitor: RowsOf = (slug) =>
  sql`visitor_id in (select id from visitor where site_slug = ${slug})`;
const ofLead: RowsOf = (slug) => sql`lead_id in (select id from lead where site_slug = ${slug})`;
const ofEdition: RowsOf = (slug) =>
  sql`edition in (select id from content_edition where site_slug = ${slug})`;
const ofWebsite: RowsOf = (slug) => sql`website_slug = ${slug}`;
const itself: RowsOf = (slug) => sql`slug = ${slug}`;

/** The tables whose rows go with their site, those that refer to others first. */
const goesWithSite: Tables = {
  content_item: ofEdition,
  content_edition: ofSite,
  site_content: ofSite,
  site_event: ofSite,
  alert_item: ofVisitor,
  saved_search: ofSite,
  email_confirmation: ofVisitor,
  alert_subscriber: ofVisitor,
  marketing_choice: ofVisitor,
  watchlist_entry: ofVisitor,
  visitor_network: ofVisitor,
  visitor_session: ofVisitor,
  visitor: ofSite,
  verification_code: ofSite,
  verification: ofWebsite,
  site: itself,
};

/** The tables of the dealer's records, which outlive the site, those that refer to others first. */
const outlivesSite: Tables = {
  giveaway_prize: ofSite,
  giveaway_draw: ofSite,
  finance_application: ofLead,
  vehicle_hold: ofSite,
  online_payment: ofSite,
  lead_progress: ofLead,
  lead_delivery: ofLead,
  lead: ofSite,
};

/** The columns that hold the slug of a site. */
const slugColumns = new Map<RowsOf, string>([
  [ofSite, 'site_slug'],
  [ofWebsite, 'website_slug'],
  [itself, 'slug'],
]);

const tableGroups = { goes: goesWithSite, outlives: outlivesSite };
export type TableGroup = keyof typeof tableGroups;

/** Counts a site's rows in the tables of a group. Tables without any are absent. */
export async function countSiteRows(
  db: Kysely<Schema>,
  slug: string,
  group: TableGroup,
): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const [table, rowsOf] of entries(tableGroups[group])) {
    const { rows } = await sql<{ rows: number }>`
      select count(*)::integer as rows from ${sql.table(table)} where ${rowsOf(slug)}`.execute(db);
    if (rows[0]?.rows) counts[table] = rows[0].rows;
  }
  return counts;
}

/** Deletes a site's rows in the tables of a group. @returns how many of each table; tables without any are absent */
export async function deleteSiteRows(
  trx: Transaction<Schema>,
  slug: string,
  group: TableGroup,
): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const [table, rowsOf] of entries(tableGroups[group])) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ${rowsOf(slug)}`.execute(trx);
    if (numAffectedRows) counts[table] = Number(numAffectedRows);
  }
  return counts;
}

/** Gives a site's rows in all tables another slug. @returns how many of each table; tables without any are absent */
export async function renameSiteRows(
  trx: Transaction<Schema>,
  slug: string,
  newSlug: string,
): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const [table, rowsOf] of entries({ ...goesWithSite, ...outlivesSite })) {
    const column = slugColumns.get(rowsOf);
    if (column === undefined) continue;
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${newSlug}
      where ${sql.ref(column)} = ${slug}`.execute(trx);
    if (numAffectedRows) counts[table] = Number(numAffectedRows);
  }
  return counts;
}

function entries(tables: Tables): [keyof Schema, RowsOf][] {
  // the keys of an object have the type string
  return Object.entries(tables) as [keyof Schema, RowsOf][];
}
