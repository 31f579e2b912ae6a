import type { Visitor } from '#domain/account/visitor.ts';
import type { SiteContext } from '#services/site-context.ts';
import { applicationsOfLeads } from '#store/finance/finance-applications.ts';
import { reservationsAndPayments } from '#store/leads/erase-leads.ts';
import { leadsOfVisitor } from '#store/visitors/visitor-leads.ts';

/** What a visitor has sent to the dealers of a site, and what has come of it. */
export type VisitorActivity = Awaited<ReturnType<typeof visitorActivity>>;

export async function visitorActivity(
  { db, site }: SiteContext,
  visitor: Pick<Visitor, 'id' | 'phone'>,
) {
  const leads = await leadsOfVisitor(db, site.slug, visitor);
  const ids = leads.map(({ lead }) => lead.id);
  const { reservations, payments } = await reservationsAndPayments(db, ids);
  return { leads, reservations, payments, applications: await applicationsOfLeads(db, ids) };
}
