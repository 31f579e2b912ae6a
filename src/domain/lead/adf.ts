import { escapeXml } from '#domain/text/escape-xml.ts';
import type { Lead, LeadVehicle } from './lead.ts';

/** Who receives the lead, and who sends it. */
export interface AdfParties {
  vendor: string;
  provider: string;
}

/**
 * A lead in the Auto-lead Data Format 1.0, which dealers' systems read. MIME type `application/x-adf+xml`.
 */
export function adf(lead: Lead, parties: AdfParties): string {
  const { fields } = lead;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<?adf version="1.0"?>',
    '<adf>',
    '  <prospect status="new">',
    `    <id sequence="1" source="${escapeXml(parties.provider)}">${escapeXml(lead.id)}</id>`,
    `    <requestdate>${escapeXml(lead.created_at)}</requestdate>`,
    ...(fields.vehicle ? vehicleLines(fields.vehicle) : unknownVehicle),
    '    <customer>',
    '      <contact>',
    `        <name part="first">${escapeXml(fields.name)}</name>`,
    `        <name part="last">${escapeXml(fields.last_name)}</name>`,
    `        <email>${escapeXml(fields.email)}</email>`,
    `        <phone>${escapeXml(fields.phone)}</phone>`,
    ...(fields.postcode
      ? [
          '        <address>',
          `          <postalcode>${escapeXml(fields.postcode)}</postalcode>`,
          '          <country>AU</country>',
          '        </address>',
        ]
      : []),
    '      </contact>',
    ...(fields.message ? [`      <comments>${escapeXml(fields.message)}</comments>`] : []),
    '    </customer>',
    '    <vendor>',
    `      <contact><name part="full">${escapeXml(parties.vendor)}</name></contact>`,
    '    </vendor>',
    '    <provider>',
    `      <name part="full">${escapeXml(parties.provider)}</name>`,
    '    </provider>',
    '  </prospect>',
    '</adf>',
  ];
  return `${lines.join('\n')}\n`;
}

function vehicleLines(vehicle: LeadVehicle): string[] {
  const element = (name: string, value: string | number | undefined): string[] =>
    value === undefined ? [] : [`      <${name}>${escapeXml(String(value))}</${name}>`];
  return [
    `    <vehicle interest="buy" status="${vehicle.car_type === 'new' ? 'new' : 'used'}">`,
    ...element('year', vehicle.year ?? ''),
    ...element('make', vehicle.make),
    ...element('model', vehicle.model),
    ...element('vin', vehicle.vin),
    ...element('stock', vehicle.stocknum),
    ...element('trim', vehicle.badge),
    ...(vehicle.km === undefined ? [] : [`      <odometer units="km">${vehicle.km}</odometer>`]),
    '    </vehicle>',
  ];
}

/** The format wants a vehicle in every prospect. */
const unknownVehicle = [
  '    <vehicle interest="buy">',
  '      <year></year>',
  '      <make></make>',
  '      <model></model>',
  '    </vehicle>',
];
