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
        name: unlessGiven('name', details),
        last_name: unlessGiven('last_name', details),
        email: unlessGiven('email', details),
      }),
    )
    .returning(['id', 'phone', 'name', 'last_name', 'email'])
    .executeTakeFirstOrThrow();
}

function unlessGiven(field: keyof ContactDetails, details: ContactDetails) {
  return sql<string>`coalesce(nullif(${sql.ref(`visitor.${field}`)}, ''), ${details[field]})`;
}

/** Changes a visitor's details. */
export async function changeDetails(
  db: Kysely<Schema>,
  id: string,
  details: ContactDetails,
): Promise<void> {
  await db.updateTable('visitor').set(details).where('id', '=', id).execute();
}
