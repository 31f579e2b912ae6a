import type { LeadFinance } from '#domain/lead/lead-values.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';

interface DescribedVehicle {
  year?: number | undefined;
  make?: string | undefined;
  model?: string | undefined;
  vin?: string | undefined;
  stocknum?: string | undefined;
  badge?: string | undefined;
  km?: number | undefined;
}

/** The elements that describe a vehicle, in the order of the standard's DTD. ADF requires the year, even if unknown. */
export function vehicleElements(vehicle: DescribedVehicle): string[] {
  return [
    ...adfElement('year', String(vehicle.year ?? '')),
    ...adfElement('make', vehicle.make),
    ...adfElement('model', vehicle.model),
    ...adfElement('vin', vehicle.vin),
    ...adfElement('stock', vehicle.stocknum),
    ...adfElement('trim', vehicle.badge),
    ...(vehicle.km === undefined ? [] : [`      <odometer units="km">${vehicle.km}</odometer>`]),
  ];
}

/** The loan that the shopper applied for; none if they did not. The other particulars are comments. */
export function financeElement(finance: LeadFinance | undefined): string[] {
  if (!finance) return [];
  return [
    '      <finance>',
    '        <method>finance</method>',
    `        <amount type="total" currency="AUD">${finance.amount}</amount>`,
    '      </finance>',
  ];
}

/** An element of a vehicle; none for an absent value. */
export function adfElement(name: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`      <${name}>${escapeXml(value)}</${name}>`];
}
