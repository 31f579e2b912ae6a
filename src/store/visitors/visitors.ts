import { type Kysely, sql, type Transaction } from 'kysely';
import type { ContactDetails, Visitor } from '#domain/account/visitor.ts';
import type { Schema } from '#store/database/schema.ts';

/** Finds a visitor of a site by phone, in local format. */
export function visitorByPhone(
  db: Kysely<Schema>,
  siteSlug: string,
  phone: string,
): Promise<Visitor | undefined> {
  return db
    .selectFrom('visitor')
    .select(['id', 'phone', 'name', 'last_name', 'email'])
    .where('site_slug', '=', siteSlug)
    .where('phone', '=', phone)
    .executeTakeFirst();
}

const noDetails: ContactDetails = { name: '', last_name: '', email: '' };

/** Finds the visitor with a verified phone, or adds one. Details that the visitor gave earlier stay. */
export function addVisitor(
  trx: Transaction<Schema>,
  visitor: { id: string; site_slug: string; phone: string },
  details: ContactDetails = noDetails,
): Promise<Visitor> {
  return trx
    .insertInto('visitor')
    .values({ ...visitor, ...details })
    .onConflict((conflict) =>
      conflict.columns(['site_slug', 'phone']).doUpdateSet({
        name: givenOr('name', details),
        last_name: givenOr('last_name', details),
        email: givenOr('email', details),
      }),
    )
    .returning(['id', 'phone', 'name', 'last_name', 'email'])
    .executeTakeFirstOrThrow();
}

/** The stored detail if the visitor has given it, else the new one. */
function givenOr(field: keyof ContactDetails, details: ContactDetails) {
  return sql<string>`coalesce(nullif(${sql.ref(`visitor.${field}`)}, ''), ${details[field]})`;
}

/** Changes a visitor's details. Other properties of the argument, such as a phone, are ignored. */
export async function changeDetails(
  db: Kysely<Schema>,
  id: string,
  { name, last_name, email }: ContactDetails,
): Promise<void> {
  await db.updateTable('visitor').set({ name, last_name, email }).where('id', '=', id).execute();
}

/** Locks a visitor until the transaction ends, so that changes of the same visitor take turns. */
export async function lockVisitor(trx: Transaction<Schema>, id: string): Promise<void> {
  await trx.selectFrom('visitor').select('id').where('id', '=', id).forUpdate().execute();
}

/** A visitor with the site that they belong to. */
export interface Account extends Visitor {
  site_slug: string;
}

/** The visitors of all sites, for requests of the persons they belong to. */
export function allAccounts(db: Kysely<Schema>): Promise<Account[]> {
  return db
    .selectFrom('visitor')
    .select(['id', 'site_slug', 'phone', 'name', 'last_name', 'email'])
    .execute();
}

/** Deletes visitors with their sessions, watchlists and codes; the log of verifications no longer names them. */
export async function deleteAccounts(
  trx: Transaction<Schema>,
  accounts: readonly Account[],
): Promise<void> {
  for (const { id, site_slug, phone } of accounts) {
    await trx
      .deleteFrom('verification_code')
      .where('site_slug', '=', site_slug)
      .where('phone', '=', phone)
      .execute();
    await trx
      .updateTable('verification')
      .set({ user_id: null })
      .where('user_id', '=', id)
      .execute();
    await trx.deleteFrom('visitor').where('id', '=', id).execute();
  }
}
