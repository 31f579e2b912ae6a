import { randomUUID } from 'node:crypto';
import type { Visitor } from '#domain/account/visitor.ts';
import type { SiteContext } from '#services/site-context.ts';
import { drawsOfLeads } from '#store/giveaway/giveaway-draws.ts';
import { recordPersonRequest } from '#store/leads/erase-leads.ts';
import { mailboxHash } from '#store/leads/mailbox-hash.ts';
import type { VisitorLead } from '#store/visitors/visitor-leads.ts';
import { visitorRecords } from '#store/visitors/visitor-records.ts';
import { visitorActivity } from './visitor-activity.ts';

/**
 * Exports what a site stores about a visitor, and records the export. The operator's export covers all sites and the
 * deliveries to dealers; this one has only what the visitor may see (decision 030).
 */
export async function exportVisitor(context: SiteContext, visitor: Visitor) {
  const { db, site } = context;
  const { leads, ...outcomes } = await visitorActivity(context, visitor);
  const own = new Set(leads.filter(({ isOwn }) => isOwn).map(({ lead }) => lead.id));
  const ofOwn = ({ lead_id }: { lead_id: string }): boolean => own.has(lead_id);
  await recordPersonRequest(db, {
    id: randomUUID(),
    kind: 'export',
    subject_hash: mailboxHash(visitor.phone),
    leads: leads.length,
  });
  return {
    site: site.slug,
    account: await visitorRecords(db, visitor.id),
    enquiries: leads.map(exportedLead),
    reservations: outcomes.reservations.filter(ofOwn),
    payments: outcomes.payments.filter(ofOwn),
    draws: await drawsOfLeads(db, [...own]),
    finance_applications: outcomes.applications.filter(ofOwn),
    events: 'Pages and clicks are counted without personal data, so none can be assigned to you.',
  };
}

/** Exports only what the garage shows of a lead that came without signing in. */
function exportedLead({ lead, isOwn }: VisitorLead) {
  const { id, category, subcategory, created_at, fields } = lead;
  const { vehicle, valuation, ...asked } = fields;
  const shown = { id, category, subcategory, created_at, vehicle: vehicle?.name };
  if (!isOwn) return shown;
  const { origin, consent, form_completed, offer_accepted } = lead;
  // the dealer's own valuation is not the visitor's data
  const offer = valuation && { low: valuation.low, high: valuation.high };
  return { ...shown, sent: asked, offer, offer_accepted, form_completed, origin, consent };
}
