import { z } from 'zod';
import { checkForm } from '#domain/form/check-form.ts';
import { filledLeadFields } from '#domain/form/filled-lead-fields.ts';
import { formDefinitions } from '#domain/form/form-kinds.ts';
import { leadCategory } from '#domain/form/lead-category.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { CarType } from '#domain/vehicle/vehicle.ts';
import type { LeadSubmission } from '#services/leads/lead-submission.ts';
import type { RequestServices } from '#services/request-services.ts';
import { appointmentFault } from '#web/enquiry/form/fields/appointment-fault.ts';
import { textFields } from '#web/text-fields.ts';
import { type EnquiryAnswer, refusedForm } from './enquiry-answer.ts';
import { unreadableFault } from './form-faults.ts';
import type { FormSubject } from '#web/enquiry/form/form-context-of.ts';
import { consentOf } from './lead-consent.ts';
import { TRAP } from '#web/enquiry/form/fields/form-trap.tsx';
import { type LeadFormView, leadFormView } from './lead-form-view.ts';
import { vehicleSnapshot } from './vehicle-snapshot.ts';
import { originOf } from './lead-origin.ts';
import { leadDealership } from './lead-dealership.ts';

export type ReadLeadForm =
  | {
      ok: true;
      submission: LeadSubmission;
      /** The values as submitted. */
      sent: Record<string, string>;
    }
  | { ok: false; status: 415 | 422; form: EnquiryAnswer }
  /** The honeypot was filled in. */
  | { ok: false; status: 'robot' };

/** Reads and validates a submitted form. */
export async function readLeadForm(
  request: Request,
  url: URL,
  kind: LeadFormView['kind'],
  subject: FormSubject,
  { site, now }: Pick<RequestServices, 'site' | 'now'>,
): Promise<ReadLeadForm> {
  const { settings } = site;
  const body = await request.formData().catch(() => undefined);
  if (!body) return refused(415, [unreadableFault], {});
  const sent = Object.fromEntries(textFields(body));
  if (sent[TRAP]) return { ok: false, status: 'robot' };
  const form = leadFormView(kind, settings, now, subject);
  const checked = checkForm(form.fields, sent);
  if (!checked.ok) return refused(422, checked.faults, sent);
  const { values } = checked;
  const { department } = formDefinitions[kind];
  const closed = appointmentFault(values, settings, now, department);
  if (closed) return refused(422, [closed], sent);
  const extras = extrasOf(sent);
  return {
    ok: true,
    sent,
    submission: {
      ...categoryOf(form, values, subject),
      ...leadDealership(values, subject, settings, department),
      vehicle_id: subject.vehicle?.id,
      fields: {
        ...filledLeadFields(form.fields, values),
        ...(subject.vehicle && vehicleSnapshot(subject.vehicle, settings)),
      },
      origin: originOf(request, url, extras.lead_attributes),
      consent: consentOf(settings, values, now),
      idempotency_key: extras.idempotency_key,
    },
  };
}

/** Values that the page's script adds; a malformed one is dropped instead of refusing the lead. */
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

/** The subcategories of enquiries about available vehicles. */
const vehicleSubcategories: Record<CarType, string> = {
  new: 'New vehicle',
  used: 'Used vehicle',
  demo: 'Demo vehicle',
};

function categoryOf(
  { kind }: LeadFormView,
  values: Record<string, string>,
  { vehicle }: FormSubject,
): Pick<LeadSubmission, 'category' | 'subcategory'> {
  const { category, subcategory } = formDefinitions[kind];
  if (vehicle && !isAvailable(vehicle)) return { category, subcategory: similarSubcategory };
  return leadCategory(
    values['category'] ?? category,
    subcategory ?? (vehicle && vehicleSubcategories[vehicle.car_type]),
  );
}

function refused(
  status: 415 | 422,
  faults: EnquiryAnswer['faults'],
  sent: Record<string, string>,
): ReadLeadForm {
  return { ok: false, status, form: refusedForm(faults, sent) };
}
