import { tradeInName } from '#domain/trade-in/trade-in-vehicle.ts';
import type { Lead } from './lead.ts';

type Value = string | number | boolean | undefined;

/** The columns of a lead export: name and value. Names match the lead's own fields where possible. */
export const leadColumns: readonly (readonly [name: string, value: (lead: Lead) => Value])[] = [
  ['created_at', (lead) => lead.created_at],
  ['lead_id', (lead) => lead.id],
  ['site', (lead) => lead.site_slug],
  ['category', (lead) => lead.category],
  ['subcategory', (lead) => lead.subcategory],
  ['dealership_slug', (lead) => lead.dealership_slug],
  ['location_id', (lead) => lead.location_id],
  ['name', ({ fields }) => fields.name],
  ['last_name', ({ fields }) => fields.last_name],
  ['email', ({ fields }) => fields.email],
  ['phone', ({ fields }) => fields.phone],
  ['postcode', ({ fields }) => fields.postcode],
  ['message', ({ fields }) => fields.message],
  ['appointment', ({ fields }) => fields.appointment],
  ['additional_services', ({ fields }) => fields.additional_services?.join('; ')],
  [
    'answers',
    ({ fields }) => fields.answers?.map(({ label, value }) => `${label}: ${value}`).join('; '),
  ],
  ['form_completed', (lead) => lead.form_completed],
  ['offer_accepted', (lead) => lead.offer_accepted],
  ['rego', ({ fields }) => fields.rego],
  ['regoState', ({ fields }) => fields.regoState],
  ['trade_in', ({ fields }) => fields.trade_in && tradeInName(fields.trade_in)],
  ['trade_in_km', ({ fields }) => fields.trade_in?.km],
  ['trade_in_vin', ({ fields }) => fields.trade_in?.vin],
  [
    'adjustmentAnswers',
    ({ fields }) =>
      fields.adjustmentAnswers?.map(({ label, value }) => `${label}: ${value}`).join('; '),
  ],
  ['valuation_low', ({ fields }) => fields.valuation?.low],
  ['valuation_high', ({ fields }) => fields.valuation?.high],
  ['valuation_confidence', ({ fields }) => fields.valuation?.confidence],
  ['car_id', (lead) => lead.vehicle_id],
  ['vehicle', ({ fields }) => fields.vehicle?.name],
  ['stocknum', ({ fields }) => fields.vehicle?.stocknum],
  ['vin', ({ fields }) => fields.vehicle?.vin],
  ['price', ({ fields }) => fields.vehicle?.price],
  ['autogauge_enabled', ({ fields }) => fields.autogauge_enabled],
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
