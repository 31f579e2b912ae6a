import { dollars } from '#domain/price/dollars.ts';
import { tradeInName } from '#domain/trade-in/trade-in-vehicle.ts';
import type { Lead } from './lead.ts';

type Row = [label: string, value: string | undefined];

/** The rows about the shopper's own vehicle; unknown facts have no value. */
export function tradeInSummary(lead: Lead): Row[] {
  const { rego, regoState, trade_in, adjustmentAnswers = [], valuation } = lead.fields;
  return [
    ['Form', lead.form_completed ? undefined : 'Left before the end'],
    ['Trade-in', trade_in && tradeInName(trade_in)],
    ['Registration', rego && [rego, regoState].filter(Boolean).join(', ')],
    ['VIN by its plate', trade_in?.vin],
    [
      'Kilometres',
      trade_in?.km === undefined ? undefined : `${trade_in.km.toLocaleString('en-AU')} km`,
    ],
    ...adjustmentAnswers.map(({ label, value }): Row => [label, value]),
    ['Offer shown', valuation && `${dollars(valuation.low)} to ${dollars(valuation.high)}`],
    [
      'Made from',
      valuation &&
        `an asking price of ${dollars(valuation.market_value)}, confidence ${valuation.confidence}`,
    ],
    ['Answer to the offer', answerWords(lead)],
  ];
}

function answerWords({ offer_accepted }: Lead): string | undefined {
  if (offer_accepted === undefined) return undefined;
  return offer_accepted ? 'Accepted' : 'Not now: would like a call';
}
