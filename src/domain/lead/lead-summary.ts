import type { Lead } from './lead.ts';

/** What a lead says, as label and value, in the order a salesperson reads. Absent values are left out. */
export function leadSummary(lead: Lead): [label: string, value: string][] {
  const { fields } = lead;
  const { vehicle } = fields;
  const rows: [string, string | number | undefined][] = [
    ['Enquiry', lead.subcategory ?? lead.category],
    ['Name', `${fields.name} ${fields.last_name}`],
    ['Phone', fields.phone],
    ['Email', fields.email],
    ['Postcode', fields.postcode],
    ['Appointment wanted', fields.appointment?.replace('T', ' ')],
    ['Message', fields.message],
    ['Also asked for', fields.additional_services?.join(', ')],
    ...(fields.answers ?? []).map(({ label, value }): [string, string] => [label, value]),
    ['Vehicle', vehicle?.name],
    ['Stock number', vehicle?.stocknum],
    ['VIN', vehicle?.vin],
    ['Price shown', vehicle?.price],
    [
      'Odometer',
      vehicle?.km === undefined ? undefined : `${vehicle.km.toLocaleString('en-AU')} km`,
    ],
    ['Page', lead.origin.url],
    ['Offers and updates', lead.consent && (lead.consent.opt_in ? 'Yes' : 'No')],
    ['Received', lead.created_at],
    ['Lead number', lead.id],
  ];
  return rows
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([label, value]) => [label, String(value)]);
}
