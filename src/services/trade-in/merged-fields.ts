import { isDeepStrictEqual } from 'node:util';
import { leadFieldOf } from '#domain/form/destination-of.ts';
import type { FormField } from '#domain/form/form-field.ts';
import { leadFieldList, type LeadFields } from '#domain/lead/lead-fields.ts';
import { basicFieldNames, fieldNames, withoutFields } from '#domain/lead/picked-fields.ts';

/** A field of the screens that were sent. */
export type AskedField = Pick<FormField, 'name' | 'label' | 'destination'>;

const lists = fieldNames(({ kind }) => kind === 'list');
const behindOffer = fieldNames(({ makes_offer }) => makes_offer === true);

/**
 * Merges what a screen before the last one sent into the stored fields. Such a screen has no contact details, so the
 * stored ones stay. Removes what the screens asked for and the shopper left empty, and drops the offer when something
 * that it was made from has changed.
 * @param asked the fields of the screens that were sent, from the first one on
 */
export function mergedFields(
  stored: LeadFields,
  sent: LeadFields,
  asked: readonly AskedField[],
): LeadFields {
  const basic: ReadonlySet<string> = new Set(basicFieldNames);
  const answered = asked.flatMap((field) => leadFieldOf(field) ?? []);
  const merged = {
    ...withoutFields(stored, [...answered.filter((name) => !basic.has(name)), ...lists]),
    ...withoutFields(sent, [...basicFieldNames, ...lists]),
    ...mergedLists(stored, sent, asked),
  } as LeadFields; // has the stored basic fields
  const known = merged.rego === stored.rego ? merged : withoutVin(merged, sent);
  if (behindOffer.every((name) => isDeepStrictEqual(stored[name], known[name]))) return known;
  return withoutFields(known, ['valuation']) as LeadFields; // still has the basic fields
}

/** Keeps the stored items of screens that were not sent, behind the sent ones. */
function mergedLists(
  stored: LeadFields,
  sent: LeadFields,
  asked: readonly AskedField[],
): Partial<LeadFields> {
  const merged = leadFieldList.flatMap(({ name, field }) => {
    if (field.kind !== 'list') return [];
    // items of the field's own type: both have the same name
    const itemsOf = (fields: LeadFields) => (fields[name] ?? []) as never[];
    const others = itemsOf(stored).filter((item) => !asked.some((one) => field.isFrom(item, one)));
    const items = [...itemsOf(sent), ...others];
    return items.length > 0 ? [[name, items]] : [];
  });
  return Object.fromEntries(merged);
}

/** Removes the VIN with its plate, unless the screen that was sent describes the vehicle again. */
function withoutVin(merged: LeadFields, { trade_in }: LeadFields): LeadFields {
  if (trade_in || !merged.trade_in) return merged;
  const { vin: _, ...vehicle } = merged.trade_in;
  return { ...merged, trade_in: vehicle };
}
