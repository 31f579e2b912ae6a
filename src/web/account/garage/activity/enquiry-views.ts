import { leadKind } from '#domain/lead/lead-kind.ts';
import type { VisitorActivity } from '#services/garage/visitor-activity.ts';
import type { ActivityFacts, VehicleLink } from './activity-facts.ts';
import { type SentRow, sentRows } from './sent-rows.ts';

export interface EnquiryView {
  id: string;
  title: string;
  sent: string;
  vehicle: VehicleLink | undefined;
  rows: SentRow[];
  /** Whether the form was left before its end. */
  isUnfinished: boolean;
  /** Whether the visitor was signed in when it was sent. */
  isOwn: boolean;
}

/** Leads without a reservation, payment or application, which are shown with these instead. */
export function enquiryViews(
  { leads, reservations, payments, applications }: VisitorActivity,
  { words, vehicleOf }: ActivityFacts,
): EnquiryView[] {
  const others = [...reservations, ...payments, ...applications];
  const shown = new Set(others.map(({ lead_id }) => lead_id));
  return leads
    .filter(({ lead }) => !shown.has(lead.id))
    .map(({ lead, isOwn }) => ({
      id: lead.id,
      title: leadKind(lead),
      sent: words(lead.created_at),
      vehicle: vehicleOf(lead),
      // another person may have typed this number, and their words are not for its owner
      rows: isOwn ? sentRows(lead) : [],
      isUnfinished: !lead.form_completed,
      isOwn,
    }));
}
