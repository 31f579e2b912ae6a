import { escapeXml } from '#domain/text/escape-xml.ts';
import { adfComments } from './adf-comments.ts';
import { adfElement, financeElement, vehicleElements } from './vehicle-elements.ts';
import type { LeadFields } from '#domain/lead/lead-fields.ts';
import type { Lead } from '#domain/lead/lead.ts';
import type { LeadFinance, LeadVehicle } from '#domain/lead/lead-values.ts';
import { tradeInRows } from '#domain/lead/trade-in-rows.ts';

/** The receiver and the sender of a lead. */
export interface AdfParties {
  vendor: string;
  /** The address that receives the lead; ADF requires a contact for every party. */
  vendorEmail: string;
  provider: string;
  /** The name of the location that receives the lead. */
  locationName?: string | undefined;
}

/** The standard's terms for the shopper's intention; it has more than our forms need. */
type AdfInterest = 'buy' | 'trade-in' | 'test-drive';

/** Every other category means `buy`. */
const interestOfCategory: ReadonlyMap<string, AdfInterest> = new Map([
  ['Test Drive', 'test-drive'],
]);

/** The interest of a lead without one of the dealer's vehicles. */
const interestWithoutVehicle: ReadonlyMap<string, AdfInterest> = new Map([
  ...interestOfCategory,
  ['Trade-in Valuation', 'trade-in'],
]);

/**
 * Serialises a lead as Auto-lead Data Format 1.0, which dealers' systems import. The standard's DTD prescribes the
 * order of elements. MIME type `application/x-adf+xml`.
 * @param isUpdate whether the receiver already has an earlier version of the lead
 */
export function adf(lead: Lead, parties: AdfParties, { isUpdate = false } = {}): string {
  const { fields } = lead;
  const comments = adfComments(lead, parties.locationName);
  const provider = escapeXml(parties.provider);
  const vendor = escapeXml(parties.vendor);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<?adf version="1.0"?>',
    '<adf>',
    `  <prospect status="${isUpdate ? 'resend' : 'new'}">`,
    `    <id sequence="1" source="${provider}">${escapeXml(lead.id)}</id>`,
    `    <requestdate>${escapeXml(lead.created_at)}</requestdate>`,
    ...wantedVehicle(lead),
    ...tradeInVehicleLines(lead),
    '    <customer>',
    ...shopperLines(fields),
    `      <comments>${escapeXml(comments)}</comments>`,
    '    </customer>',
    '    <vendor>',
    `      <vendorname>${vendor}</vendorname>`,
    '      <contact>',
    `        <name part="full" type="business">${vendor}</name>`,
    `        <email>${escapeXml(parties.vendorEmail)}</email>`,
    '      </contact>',
    '    </vendor>',
    '    <provider>',
    `      <name part="full" type="business">${provider}</name>`,
    '    </provider>',
    '  </prospect>',
    '</adf>',
  ];
  return `${lines.join('\n')}\n`;
}

function shopperLines({ name, last_name, email, phone, postcode }: LeadFields): string[] {
  return [
    '      <contact>',
    `        <name part="first">${escapeXml(name)}</name>`,
    `        <name part="last">${escapeXml(last_name)}</name>`,
    `        <email>${escapeXml(email)}</email>`,
    ...(phone
      ? [
          `        <phone type="${phone.startsWith('04') ? 'cellphone' : 'voice'}">${escapeXml(phone)}</phone>`,
        ]
      : []),
    ...(postcode
      ? [
          '        <address>',
          // ADF requires a street in an address, but the forms do not ask for it
          '          <street></street>',
          `          <postalcode>${escapeXml(postcode)}</postalcode>`,
          '          <country>AU</country>',
          '        </address>',
        ]
      : []),
    '      </contact>',
  ];
}

/** The dealer's vehicle. Without one, the shopper's own serves as the mandatory vehicle. */
function wantedVehicle({ fields, category }: Lead): string[] {
  const { vehicle, finance, trade_in } = fields;
  if (vehicle) return vehicleLines(vehicle, interestOfCategory.get(category) ?? 'buy', finance);
  // the loan is for another vehicle than the shopper's own
  if (trade_in && !finance) return [];
  return unknownVehicle(interestWithoutVehicle.get(category) ?? 'buy', finance);
}

function vehicleLines(
  vehicle: LeadVehicle,
  interest: AdfInterest,
  finance: LeadFinance | undefined,
): string[] {
  return [
    `    <vehicle interest="${interest}" status="${vehicle.car_type === 'new' ? 'new' : 'used'}">`,
    ...vehicleElements(vehicle),
    // the price as shown, such as `$25,990 drive away`; it is more than an amount
    ...adfElement('pricecomments', vehicle.price),
    ...financeElement(finance),
    '    </vehicle>',
  ];
}

/** An empty vehicle, because ADF requires one in every prospect. */
function unknownVehicle(interest: AdfInterest, finance: LeadFinance | undefined): string[] {
  return [
    `    <vehicle interest="${interest}">`,
    '      <year></year>',
    '      <make></make>',
    '      <model></model>',
    ...financeElement(finance),
    '    </vehicle>',
  ];
}

/** The shopper's own vehicle as another vehicle of the prospect; empty if unknown. */
function tradeInVehicleLines(lead: Lead): string[] {
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
