import { escapeXml } from '#domain/text/escape-xml.ts';
import { tradeInVehicleLines } from './adf-trade-in.ts';
import { adfComments } from './adf-comments.ts';
import type { Lead, LeadFields, LeadVehicle } from './lead.ts';

/** Who receives the lead, and who sends it. */
export interface AdfParties {
  vendor: string;
  /** Where the vendor has this lead; the format wants a way to reach everybody. */
  vendorEmail: string;
  provider: string;
  /** The yard that the lead is for. */
  place?: string | undefined;
}

/** The standard's own words for what the shopper means to do with the vehicle. */
type AdfInterest = 'buy' | 'lease' | 'sell' | 'trade-in' | 'test-drive';

/** Every other category is of somebody who may buy. */
const interestOfCategory: ReadonlyMap<string, AdfInterest> = new Map([
  ['Test Drive', 'test-drive'],
]);

/** What a lead without a vehicle of the dealer's is about. */
const interestWithoutVehicle: ReadonlyMap<string, AdfInterest> = new Map([
  ...interestOfCategory,
  ['Trade-in Valuation', 'trade-in'],
]);

/**
 * A lead in the Auto-lead Data Format 1.0, which dealers' systems read. Valid against the standard's DTD: its order of
 * elements is not ours to choose. MIME type `application/x-adf+xml`.
 * @param isUpdate the receiver has the lead already, as it was before
 */
export function adf(lead: Lead, parties: AdfParties, { isUpdate = false } = {}): string {
  const { fields } = lead;
  const comments = adfComments(lead, parties.place);
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
          // no address without a street, says the format; shoppers are not asked for theirs
          '          <street></street>',
          `          <postalcode>${escapeXml(postcode)}</postalcode>`,
          '          <country>AU</country>',
          '        </address>',
        ]
      : []),
    '      </contact>',
  ];
}

/** The vehicle of the dealer's; where there is none, the shopper's own will do as the one that the format wants. */
function wantedVehicle({ fields, category }: Lead): string[] {
  if (fields.vehicle)
    return vehicleLines(fields.vehicle, interestOfCategory.get(category) ?? 'buy');
  if (fields.trade_in) return [];
  return unknownVehicle(interestWithoutVehicle.get(category) ?? 'buy');
}

function vehicleLines(vehicle: LeadVehicle, interest: AdfInterest): string[] {
  const element = (name: string, value: string | number | undefined): string[] =>
    value === undefined ? [] : [`      <${name}>${escapeXml(String(value))}</${name}>`];
  return [
    `    <vehicle interest="${interest}" status="${vehicle.car_type === 'new' ? 'new' : 'used'}">`,
    ...element('year', vehicle.year ?? ''),
    ...element('make', vehicle.make),
    ...element('model', vehicle.model),
    ...element('vin', vehicle.vin),
    ...element('stock', vehicle.stocknum),
    ...element('trim', vehicle.badge),
    ...(vehicle.km === undefined ? [] : [`      <odometer units="km">${vehicle.km}</odometer>`]),
    // as the shopper read it, such as `$25,990 drive away`, which is more than an amount
    ...element('pricecomments', vehicle.price),
    '    </vehicle>',
  ];
}

/** The format wants a vehicle in every prospect. */
function unknownVehicle(interest: AdfInterest): string[] {
  return [
    `    <vehicle interest="${interest}">`,
    '      <year></year>',
    '      <make></make>',
    '      <model></model>',
    '    </vehicle>',
  ];
}
