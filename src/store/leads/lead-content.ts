import type { Transaction } from 'kysely';
import type { Lead } from '#domain/lead/lead.ts';
import type { Schema } from '#store/database/schema.ts';
import { leadFromRow, shopperColumns } from './leads.ts';

export interface LeadContent {
  lead: Lead;
  /** The digest of what the shopper last submitted; null if it is unknown. */
  digest: string | null;
}

/** Reads a lead with the digest of its content, and locks it until the transaction ends. */
export async function lockedContent(
  trx: Transaction<Schema>,
  leadId: string,
): Promise<LeadContent | undefined> {
  const row = await trx
    .selectFrom('lead')
    .selectAll()
    .where('id', '=', leadId)
    .forUpdate()
    .executeTakeFirst();
  return row && { lead: leadFromRow(row), digest: row.content_digest };
}

/** Replaces what the shopper submitted. @param visitorId undefined keeps the stored one */
export async function replaceContent(
  trx: Transaction<Schema>,
  lead: Lead,
  { digest, visitorId }: { digest: string; visitorId: string | undefined },
): Promise<void> {
  await trx
    .updateTable('lead')
    .set({
      ...shopperColumns(lead),
      category: lead.category,
      subcategory: lead.subcategory ?? null,
      content_digest: digest,
      ...(visitorId !== undefined && { visitor_id: visitorId }),
    })
    .where('id', '=', lead.id)
    .execute();
}
