import { randomUUID } from 'node:crypto';
import { isOpen } from '#domain/reservation/reservation.ts';
import type { Kysely } from 'kysely';
import {
  eraseLeads,
  reservationsAndPayments,
  recordPersonRequest,
} from '#store/leads/erase-leads.ts';
import { drawsOfLeads } from '#store/giveaway/giveaway-draws.ts';
import { localPhone } from '#domain/lead/local-phone.ts';
import { mailboxOf } from '#domain/lead/mailbox-of.ts';
import { type Account, allAccounts, deleteAccounts } from '#store/visitors/visitors.ts';
import { watchlistOf } from '#store/visitors/watchlist.ts';
import { mailboxHash } from '#store/leads/mailbox-hash.ts';
import type { Schema } from '#store/database/schema.ts';
import { type Person, personLeads } from './person-leads.ts';

/**
 * Exports the data that the platform stores about a person, and records the export. `record` is the id of that record.
 */
export async function exportPerson(db: Kysely<Schema>, person: Person) {
  const leads = await personLeads(db, person);
  const ids = leads.map(({ lead }) => lead.id);
  const { reservations, payments } = await reservationsAndPayments(db, ids);
  const accounts = await accountsOf(db, person);
  const record = await recorded(db, 'export', person, leads.length);
  return {
    record,
    leads,
    accounts: await Promise.all(
      accounts.map(async ({ id, ...account }) => ({
        ...account,
        watchlist: await watchlistOf(db, id),
      })),
    ),
    reservations,
    payments,
    draws: await drawsOfLeads(db, ids),
    events:
      'Analytics events are stored without personal data, so none can be assigned to a person.',
  };
}

export type ErasedPerson =
  | { ok: true; record: string; leads: number }
  | { ok: false; reason: 'holds-a-vehicle'; reservations: string[] };

/**
 * Erases the personal data in every lead of a person, and the person's accounts. An open reservation must be released
 * first, because it would otherwise hold a vehicle for an unknown shopper.
 */
export async function erasePerson(db: Kysely<Schema>, person: Person): Promise<ErasedPerson> {
  const ids = (await personLeads(db, person)).map(({ lead }) => lead.id);
  const { reservations } = await reservationsAndPayments(db, ids);
  const open = reservations.filter(isOpen);
  if (open.length > 0)
    return { ok: false, reason: 'holds-a-vehicle', reservations: open.map(({ id }) => id) };
  return db.transaction().execute(async (trx) => {
    await eraseLeads(trx, ids);
    await deleteAccounts(trx, await accountsOf(trx, person));
    const record = await recorded(trx, 'erase', person, ids.length);
    return { ok: true, record, leads: ids.length };
  });
}

/** The accounts of a person on all sites: by phone, or by any spelling of the e-mail address. */
async function accountsOf(db: Kysely<Schema>, { email, phone }: Person): Promise<Account[]> {
  const accounts = await allAccounts(db);
  const mailbox = email === undefined ? undefined : (mailboxOf(email) ?? email.toLowerCase());
  const number = phone === undefined ? undefined : localPhone(phone);
  return accounts.filter(
    (account) =>
      account.phone === number || (mailbox !== undefined && mailboxOf(account.email) === mailbox),
  );
}

async function recorded(
  db: Kysely<Schema>,
  kind: 'export' | 'erase',
  { email, phone }: Person,
  leads: number,
): Promise<string> {
  const id = randomUUID();
  const subject_hash = mailboxHash([email ?? '', phone ?? ''].join(' '));
  await recordPersonRequest(db, { id, kind, subject_hash, leads });
  return id;
}
