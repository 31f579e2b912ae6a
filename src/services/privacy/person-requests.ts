import { randomUUID } from 'node:crypto';
import { isLive } from '#domain/reservation/reservation.ts';
import type { Kysely } from 'kysely';
import {
  eraseLeads,
  reservationsAndPayments,
  recordPersonRequest,
} from '#store/leads/erase-leads.ts';
import { mailboxHash } from '#store/leads/mailbox-hash.ts';
import type { Schema } from '#store/database/schema.ts';
import { type Person, personLeads } from './person-leads.ts';

/**
 * Exports the data that the platform stores about a person, and records the export. `record` is the id of that record.
 */
export async function exportPerson(db: Kysely<Schema>, person: Person) {
  const leads = await personLeads(db, person);
  const { reservations, payments } = await reservationsAndPayments(
    db,
    leads.map(({ lead }) => lead.id),
  );
  const record = await recorded(db, 'export', person, leads.length);
  return {
    record,
    leads,
    reservations,
    payments,
    events:
      'Analytics events are stored without personal data, so none can be assigned to a person.',
  };
}

export type ErasedPerson =
  | { ok: true; record: string; leads: number }
  | { ok: false; reason: 'holds-a-vehicle'; reservations: string[] };

/**
 * Erases the personal data in every lead of a person. A live reservation must be released first, because it would
 * otherwise hold a vehicle for an unknown shopper.
 */
export async function erasePerson(db: Kysely<Schema>, person: Person): Promise<ErasedPerson> {
  const ids = (await personLeads(db, person)).map(({ lead }) => lead.id);
  const { reservations } = await reservationsAndPayments(db, ids);
  const live = reservations.filter(isLive);
  if (live.length > 0)
    return { ok: false, reason: 'holds-a-vehicle', reservations: live.map(({ id }) => id) };
  return db.transaction().execute(async (trx) => {
    await eraseLeads(trx, ids);
    const record = await recorded(trx, 'erase', person, ids.length);
    return { ok: true, record, leads: ids.length };
  });
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
