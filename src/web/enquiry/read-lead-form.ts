import { z } from 'zod';
import { checkForm } from '#domain/form/check-form.ts';
import type { FormField } from '#domain/form/form-field.ts';
import { formDefinitions } from '#domain/form/form-kinds.ts';
import { leadCategory } from '#domain/form/lead-category.ts';
import type { LeadAnswer, LeadFields, LeadOrigin, LeadVehicle } from '#domain/lead/lead.ts';
import { priceDisplay } from '#domain/price/price-display.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { LeadSubmission } from '#services/submit-lead.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { RequestServices } from '#web/request-services.ts';
import type { EnquiryAnswer } from './enquiry-answer.ts';
import { type FormSubject, type LeadFormView, leadFormView, termsTexts } from './lead-form-view.ts';

export type ReadLeadForm =
  | {
      ok: true;
      submission: LeadSubmission;
      /** As they were filled in. */
      sent: Record<string, string>;
    }
  | { ok: false; status: 415 | 422; form: EnquiryAnswer }
  /** Somebody filled in what no person sees. */
  | { ok: false; status: 'robot' };

/** No person sees the field of this name. */
export const TRAP = 'company_website';

/** Reads and checks the post of a form. */
export async function readLeadForm(
  request: Request,
  url: URL,
  kind: LeadFormView['kind'],
  subject: FormSubject,
  { site, now }: Pick<RequestServices, 'site' | 'now'>,
): Promise<ReadLeadForm> {
  const { settings } = site;
  const body = await request.formData().catch(() => undefined);
  if (!body) return refused(415, [{ field: '', message: 'The form could not be read.' }], {});
  const sent = Object.fromEntries(
    [...body].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
  if (sent[TRAP]) return { ok: false, status: 'robot' };
  const form = leadFormView(kind, settings, now, subject);
  const checked = checkForm(form.fields, sent);
  if (!checked.ok) return refused(422, checked.faults, sent);
  const { values } = checked;
  const extras = extrasOf(sent);
  return {
    ok: true,
    sent,
    submission: {
      ...filing(form, values, subject),
      ...receiver(values, subject, settings),
      vehicle_id: subject.vehicle?.id,
      fields: leadFields(form.fields, values, subject.vehicle, settings),
      origin: originOf(request, url, extras.lead_attributes),
      consent: {
        opt_in: values['opt_in'] === 'on',
        opt_in_wording: settings.forms.opt_in_label,
        collection_notice: settings.forms.collection_notice,
        ...(settings.forms.terms_notice && { terms_wording: termsTexts.notice }),
        at: now.toISOString(),
      },
      idempotency_key: extras.idempotency_key,
    },
  };
}

/** What the form's own script adds; none of it is worth refusing a lead for. */
const extras = z.object({
  idempotency_key: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .optional()
    .catch(undefined),
  lead_attributes: z.string().max(20_000).optional().catch(undefined),
});

function extrasOf(sent: Record<string, string>): z.infer<typeof extras> {
  return extras.parse(sent);
}

/** Source: specification 1, section 4. */
export const similarSubcategory = 'Find me something similar';

function filing(
  { kind }: LeadFormView,
  values: Record<string, string>,
  { vehicle }: FormSubject,
): Pick<LeadSubmission, 'category' | 'subcategory'> {
  const { category, subcategory } = formDefinitions[kind];
  if (vehicle && !isAvailable(vehicle)) return { category, subcategory: similarSubcategory };
  return leadCategory(values['category'] ?? category, subcategory);
}

function receiver(
  values: Record<string, string>,
  { vehicle, location }: FormSubject,
  settings: SiteSettings,
): Pick<LeadSubmission, 'dealership_slug' | 'location_id'> {
  const chosen = settings.locations.find(({ id }) => id === values['location_id']) ?? location;
  return {
    dealership_slug:
      vehicle?.dealership_slug ??
      chosen?.dealership_slug ??
      values['dealership_slug'] ??
      settings.dealerships[0]?.slug ??
      settings.slug,
    location_id: vehicle?.location_id ?? chosen?.id,
  };
}

/** Kept in fields of their own, or only for the form's own sake. */
const ownPlace = new Set([
  'name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'message',
  'appointment',
  'category',
  'dealership_slug',
  'location_id',
  'opt_in',
  'terms_conditions',
  'form',
]);

function leadFields(
  fields: readonly FormField[],
  values: Record<string, string>,
  vehicle: Vehicle | undefined,
  settings: SiteSettings,
): LeadFields {
  const { postcode, message, appointment } = values;
  const services = fields.filter((field) => field.is_service && values[field.name] !== undefined);
  const answers = fields.flatMap((field): LeadAnswer[] => {
    const value = values[field.name];
    if (value === undefined || field.is_service || ownPlace.has(field.name)) return [];
    return [{ name: field.name, label: field.label, value: wordsOf(field, value) }];
  });
  return {
    name: values['name'] ?? '',
    last_name: values['last_name'] ?? '',
    email: values['email'] ?? '',
    phone: values['phone'] ?? '',
    ...(postcode && { postcode }),
    ...(message && { message }),
    ...(appointment && { appointment }),
    ...(services.length > 0 && { additional_services: services.map(({ label }) => label) }),
    ...(answers.length > 0 && { answers }),
    ...(vehicle && {
      vehicle: leadVehicle(vehicle, settings),
      autogauge_enabled: settings.vehicle.price_gauge,
    }),
  };
}

/** An answer as the shopper read it. */
function wordsOf({ type, options = [] }: FormField, value: string): string {
  if (type === 'checkbox') return 'Yes';
  return options.find((option) => option.value === value)?.label ?? value;
}

function refused(
  status: 415 | 422,
  faults: EnquiryAnswer['faults'],
  sent: Record<string, string>,
): ReadLeadForm {
  const { lead_attributes: _, ...values } = sent;
  return { ok: false, status, form: { faults, values } };
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
