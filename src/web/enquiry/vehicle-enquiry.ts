import { z } from 'zod';
import { priceDisplay } from '#domain/price/price-display.ts';
import type { LeadOrigin, LeadVehicle } from '#domain/lead/lead.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { LeadSubmission } from '#services/submit-lead.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { RequestServices } from '#web/request-services.ts';
import type { EnquiryAnswer } from './enquiry-answer.ts';
import { enquirySchema } from './enquiry-schema.ts';
import { enquirySubcategory, enquirySubject, termsTexts } from './enquiry-form-view.ts';

export type VehicleEnquiry =
  | { ok: true; submission: LeadSubmission }
  | { ok: false; status: 415 | 422; form: EnquiryAnswer };

/** Reads and checks the post of a vehicle's enquiry form. */
export async function vehicleEnquiry(
  request: Request,
  url: URL,
  vehicle: Vehicle,
  { site, now }: Pick<RequestServices, 'site' | 'now'>,
): Promise<VehicleEnquiry> {
  const body = await request.formData().catch(() => undefined);
  if (!body) return refused(415, [{ field: '', message: 'The form could not be read.' }], {});
  const values = Object.fromEntries(
    [...body].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
  const { forms } = site.settings;
  const parsed = enquirySchema({
    messageRequired: forms.comments_required,
    terms: forms.terms_notice,
  }).safeParse(values);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => ({
      field: String(issue.path[0] ?? ''),
      message: issue.message,
    }));
    return refused(422, faults, values);
  }
  const { name, last_name, email, phone, postcode, message, opt_in, idempotency_key } = parsed.data;
  return {
    ok: true,
    submission: {
      category: 'Vehicle Enquiry',
      subcategory: enquirySubcategory(vehicle, enquirySubject(url)),
      dealership_slug: vehicle.dealership_slug,
      location_id: vehicle.location_id,
      vehicle_id: vehicle.id,
      fields: {
        name,
        last_name,
        email,
        phone,
        ...(postcode && { postcode }),
        ...(message && { message }),
        vehicle: leadVehicle(vehicle, site.settings),
      },
      origin: originOf(request, url, parsed.data.lead_attributes),
      consent: {
        opt_in: opt_in === 'on',
        opt_in_wording: forms.opt_in_label,
        collection_notice: forms.collection_notice,
        ...(forms.terms_notice && { terms_wording: termsTexts.notice }),
        at: now.toISOString(),
      },
      idempotency_key,
    },
  };
}

function refused(
  status: 415 | 422,
  faults: EnquiryAnswer['faults'],
  values: Record<string, string>,
): VehicleEnquiry {
  // of several faults of one field the first says enough
  const first = faults.filter(
    ({ field }, index) => faults.findIndex((fault) => fault.field === field) === index,
  );
  const { lead_attributes: _, ...shown } = values;
  return { ok: false, status, form: { faults: first, values: shown } };
}

function leadVehicle(vehicle: Vehicle, settings: SiteSettings): LeadVehicle {
  const { id, slug, name, stocknum, vin, year, make, model, badge, car_type, status, km } = vehicle;
  const price = priceDisplay(vehicle, settings.price);
  return {
    id,
    slug,
    name,
    make,
    model,
    car_type,
    status,
    ...(stocknum && { stocknum }),
    ...(vin && { vin }),
    ...(year !== undefined && { year }),
    ...(badge && { badge }),
    ...(km !== undefined && { km }),
    price: [price.text, price.label].filter(Boolean).join(' '),
  };
}

const visit = z.object({
  visited_pages: z.array(z.string().max(2000)).max(100).catch([]),
  linked_query_params: z.record(z.string(), z.string().max(2000)).catch({}),
});

function originOf(request: Request, url: URL, attributes: string | undefined): LeadOrigin {
  return {
    source: 'Website',
    url: url.origin + url.pathname,
    user_agent: request.headers.get('user-agent')?.slice(0, 500) ?? '',
    lead_attributes: visitOf(attributes),
  };
}

/** The browser's account of the visit is a courtesy: what cannot be read of it is left out. */
function visitOf(attributes: string | undefined): LeadOrigin['lead_attributes'] {
  const nothing = { visited_pages: [], linked_query_params: {} };
  if (!attributes) return nothing;
  try {
    const parsed = visit.safeParse(JSON.parse(attributes));
    return parsed.success ? parsed.data : nothing;
  } catch {
    return nothing;
  }
}
