import type { Lead } from '#domain/lead/lead.ts';
import { tradeInRows } from '#domain/lead/trade-in-rows.ts';
import { adfElement, vehicleElements } from './vehicle-elements.ts';

/** The shopper's own vehicle as another vehicle of the prospect; empty if unknown. */
export function tradeInVehicleLines(lead: Lead): string[] {
  const { trade_in, valuation } = lead.fields;
  if (!trade_in) return [];
  const comments = tradeInRows(lead).map((row) => `${row.label}: ${row.value}`);
  return [
    '    <vehicle interest="trade-in" status="used">',
    ...vehicleElements(trade_in),
    // the lower end of the range: the minimum that the shopper was offered
    ...(valuation ? [`      <price type="appraisal" currency="AUD">${valuation.low}</price>`] : []),
    ...adfElement('comments', comments.join('\n')),
    '    </vehicle>',
  ];
}
