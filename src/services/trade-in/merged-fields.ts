import { isDeepStrictEqual } from 'node:util';
import type { FormField } from '#domain/form/form-field.ts';
import type { LeadAnswer, LeadFields } from '#domain/lead/lead.ts';
import { placeOfField } from '#domain/trade-in/place-of-field.ts';

/** A field of the screens that were sent. */
export type AskedField = Pick<FormField, 'name' | 'label'>;

/** What the offer depends on. */
const offered = ['rego', 'regoState', 'trade_in', 'adjustmentAnswers'] as const;
/** Lists to which several screens may add. */
const lists = ['answers', 'additional_services'] as const;
/** What an early screen does not know. */
const contact = ['name', 'last_name', 'email', 'phone'] as const;

/**
 * What is stored after a screen before the last one. It knows only of the vehicle, so that a shopper who goes back to it
 * stays reachable; what it asks for and was not told is taken back, and an offer is dropped with what it was made for.
 * @param asked by the screens that were sent, from the first one on
 */
export function mergedFields(
  stored: LeadFields,
  sent: LeadFields,
  asked: readonly AskedField[],
): LeadFields {
  const places = asked.flatMap(({ name }) => placeOfField(name) ?? []);
  const answers = mergedAnswers(stored, sent, asked);
  const services = mergedServices(stored, sent, asked);
  const merged: LeadFields = {
    // no screen's fields have the place of a name or a number to call
    ...(without(stored, [...places, ...lists]) as LeadFields),
    ...without(sent, [...contact, ...lists]),
    ...(answers.length > 0 && { answers }),
    ...(services.length > 0 && { additional_services: services }),
  };
  const known = merged.rego === stored.rego ? merged : withoutVin(merged, sent);
  return offered.every((field) => isDeepStrictEqual(stored[field], known[field]))
    ? known
    : without(known, ['valuation']);
}

function mergedAnswers(
  stored: LeadFields,
  sent: LeadFields,
  asked: readonly AskedField[],
): LeadAnswer[] {
  const names = new Set(asked.map(({ name }) => name));
  const others = (stored.answers ?? []).filter(({ name }) => !names.has(name));
  return [...(sent.answers ?? []), ...others];
}

function mergedServices(
  stored: LeadFields,
  sent: LeadFields,
  asked: readonly AskedField[],
): string[] {
  const labels = new Set(asked.map(({ label }) => label));
  const others = (stored.additional_services ?? []).filter((label) => !labels.has(label));
  return [...(sent.additional_services ?? []), ...others];
}

/** The VIN of a plate goes with it, where the screen that was sent does not describe the vehicle anew. */
function withoutVin(merged: LeadFields, { trade_in }: LeadFields): LeadFields {
  if (trade_in || !merged.trade_in) return merged;
  return { ...merged, trade_in: without(merged.trade_in, ['vin']) };
}

function without<T extends object, K extends keyof T>(of: T, names: readonly K[]): Omit<T, K> {
  const left = new Set<PropertyKey>(names);
  // the same fields, those that are named left out
  return Object.fromEntries(Object.entries(of).filter(([name]) => !left.has(name))) as Omit<T, K>;
}
