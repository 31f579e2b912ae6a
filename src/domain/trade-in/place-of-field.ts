import type { LeadFields } from '#domain/lead/lead.ts';
import { questionField } from './adjustment-answers.ts';

/** Maps the fields of the valuation form to the lead's fields. */
const places: Readonly<Record<string, keyof LeadFields>> = {
  rego: 'rego',
  regoState: 'regoState',
  year: 'trade_in',
  make: 'trade_in',
  model: 'trade_in',
  badge: 'trade_in',
  km: 'trade_in',
  postcode: 'postcode',
  message: 'message',
  appointment: 'appointment',
};

const questionPrefix = questionField({ id: '' });

/** The lead field for a form field; undefined for a site's own field, which becomes one of the lead's answers. */
export function placeOfField(name: string): keyof LeadFields | undefined {
  if (name.startsWith(questionPrefix)) return 'adjustmentAnswers';
  return Object.hasOwn(places, name) ? places[name] : undefined;
}
