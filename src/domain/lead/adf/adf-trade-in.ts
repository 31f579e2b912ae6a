import { escapeXml } from '#domain/text/escape-xml.ts';
import type { Lead } from '#domain/lead/lead.ts';
import { tradeInRows } from '#domain/lead/trade-in-rows.ts';

/** The shopper's own vehicle as another vehicle of the prospect; empty if unknown. */
export function tradeInVehicleLines(lead: Lead): string[] {
  const { trade_in, valuation } = lead.fields;
  if (!trade_in) return [];
  const { year, make, model, vin, badge, km } = trade_in;
  const element = (name: string, value: string | undefined): string[] =>
    value === undefined ? [] : [`      <${name}>${escapeXml(value)}</${name}>`];
  const comments = tradeInRows(lead).map((row) => `${row.label}: ${row.value}`);
  return [
    '    <vehicle interest="trade-in" status="used">',
    ...element('year', year === undefined ? '' : String(year)),
    ...element('make', make),
    ...element('model', model),
    ...element('vin', vin),
    ...element('trim', badge),
    ...(km === undefined ? [] : [`      <odometer units="km">${km}</odometer>`]),
    // the lower end of the range: the minimum that the shopper was offered
    ...(valuation ? [`      <price type="appraisal" currency="AUD">${valuation.low}</price>`] : []),
    ...element('comments', comments.join('\n')),
    '    </vehicle>',
  ];
}
