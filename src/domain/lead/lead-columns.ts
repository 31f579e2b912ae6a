import type { Cell, LeadField } from './lead-field.ts';
import type { LeadPart } from './lead-part.ts';
import { fieldsOfParts, type LeadFieldName } from './lead-fields.ts';
import type { Lead } from './lead.ts';
import { tradeInParts } from './trade-in-rows.ts';

type Column = readonly [name: string, value: (lead: Lead) => Cell];

/** The columns of a lead export: name and value. Names match the lead's own fields where possible. */
export const leadColumns: readonly Column[] = [
  ['created_at', (lead) => lead.created_at],
  ['lead_id', (lead) => lead.id],
  ['site', (lead) => lead.site_slug],
  ['category', (lead) => lead.category],
  ['subcategory', (lead) => lead.subcategory],
  ['dealership_slug', (lead) => lead.dealership_slug],
  ['location_id', (lead) => lead.location_id],
  ...columnsOf(['contact', 'message', 'preference', 'service', 'finance', 'prize', 'answer']),
  ['form_completed', (lead) => lead.form_completed],
  ['offer_accepted', (lead) => lead.offer_accepted],
  ...columnsOf(tradeInParts),
  ['car_id', (lead) => lead.vehicle_id],
  ...columnsOf(['vehicle']),
  ['source', ({ origin }) => origin.source],
  ['url', ({ origin }) => origin.url],
  ['user_agent', ({ origin }) => origin.user_agent],
  ['visited_pages', ({ origin }) => origin.lead_attributes.visited_pages.join(' ')],
  [
    'linked_query_params',
    ({ origin }) => new URLSearchParams(origin.lead_attributes.linked_query_params).toString(),
  ],
  ['opt_in', ({ consent }) => consent?.opt_in],
  ['opt_in_wording', ({ consent }) => consent?.opt_in_wording],
  ['collection_notice', ({ consent }) => consent?.collection_notice],
  ['terms_wording', ({ consent }) => consent?.terms_wording],
  ['consent_at', ({ consent }) => consent?.at],
];

function columnsOf(parts: readonly LeadPart[]): Column[] {
  return fieldsOfParts(parts).flatMap(({ name, field }) =>
    Object.entries(cellsOf(name, field)).map(([column, cell]): Column => {
      return [
        column,
        ({ fields }) => {
          const value = fields[name];
          // the value is of the field's own type: both have the same name
          return value === undefined ? undefined : cell(value as never);
        },
      ];
    }),
  );
}

/** Texts and lists fill one column of their own name. */
function cellsOf(
  name: LeadFieldName,
  field: LeadField,
): Readonly<Record<string, (value: never) => Cell>> {
  switch (field.kind) {
    case 'text':
      return { [name]: (value: string) => value };
    case 'list':
      return { [name]: field.cell };
    case 'computed':
      return field.columns;
  }
}
