import type { FormField } from '#domain/form/form-field.ts';
import type { LeadAnswer, LeadFields } from '#domain/lead/lead.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { leadVehicle } from './lead-vehicle.ts';

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
  'rego',
  'regoState',
]);

/**
 * What a form has told, in the places that a lead has for it; the rest are answers, in the form's words.
 * @param placed names of fields that the caller has a place of its own for
 */
export function leadFields(
  fields: readonly FormField[],
  values: Record<string, string>,
  vehicle: Vehicle | undefined,
  settings: SiteSettings,
  placed: ReadonlySet<string> = new Set(),
): LeadFields {
  const { postcode, message, appointment, rego, regoState } = values;
  const services = fields.filter((field) => field.is_service && values[field.name] !== undefined);
  const answers = fields.flatMap((field): LeadAnswer[] => {
    const value = values[field.name];
    if (
      value === undefined ||
      field.is_service ||
      ownPlace.has(field.name) ||
      placed.has(field.name)
    )
      return [];
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
    ...(rego && { rego }),
    ...(regoState && { regoState }),
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
