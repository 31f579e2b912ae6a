import type { LeadFields } from '#domain/lead/lead.ts';
import { questionField } from './adjustment-answers.ts';

/** Under which name a lead keeps what the fields of the valuation ask for. */
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

const ofQuestions = questionField({ id: '' });

/** Nothing for a field of a site's own: it becomes one of the lead's answers. */
export function placeOfField(name: string): keyof LeadFields | undefined {
  if (name.startsWith(ofQuestions)) return 'adjustmentAnswers';
  return Object.hasOwn(places, name) ? places[name] : undefined;
}
