import { momentWords } from '#domain/time/moment-words.ts';
import type { VisitorActivity } from '#services/garage/visitor-activity.ts';
import type { RequestServices } from '#services/request-services.ts';

type Lead = VisitorActivity['leads'][number]['lead'];

/** The vehicle of a lead, with a link if the site still has its page. */
export interface VehicleLink {
  name: string;
  href: string | undefined;
}

/** What the views of leads need besides the leads. */
export interface ActivityFacts {
  /** Formats an instant in the dealer's time zone. */
  words(instant: string): string;
  vehicleOf(lead: Lead): VehicleLink | undefined;
  now: Date;
}

export async function activityFacts(
  { leads }: VisitorActivity,
  { site, now, vehicle: vehicleById }: Pick<RequestServices, 'site' | 'now' | 'vehicle'>,
): Promise<ActivityFacts> {
  const ids = new Set(leads.flatMap(({ lead }) => lead.vehicle_id ?? []));
  const found = await Promise.all([...ids].map((id) => vehicleById(id)));
  const paths = new Map(found.flatMap((one) => (one ? [[one.id, `/cars/${one.slug}`]] : [])));
  return {
    now,
    words: (instant) => momentWords(instant, site.settings.time_zone),
    vehicleOf: ({ fields, vehicle_id }) =>
      fields.vehicle && { name: fields.vehicle.name, href: paths.get(vehicle_id ?? 0) },
  };
}
