import { z } from 'zod';
import { line, phone, slug } from './text.ts';
import { timeZone } from './time-zone.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:30');

const openingHours = z.strictObject({
  weekday: z.number().int().min(0).max(6).describe('0 is Sunday, 6 is Saturday'),
  status: z.enum(['Open', 'Closed']),
  formated_hours: line.optional().describe('shown instead of open and close'),
  open: time.optional(),
  close: time.optional(),
});

const specialHours = z.strictObject({
  date: z.iso.date(),
  status: z.enum(['Open', 'Closed']),
  start_hour: time.optional(),
  end_hour: time.optional(),
});

export const location = z.strictObject({
  id: line,
  name: line,
  slug,
  location_type: z.enum(['sales', 'service', 'parts', '']).default('sales'),
  location_subtype: line.optional(),
  primary: z.boolean().default(false),
  visible: z.boolean().default(true),
  dealership_slug: slug,
  manufacturers: z.array(line).default([]),
  dealer_license_number: line
    .optional()
    .describe('with its label and state, as the law of the state wants it'),
  motor_vehicle_repairer: line.optional(),
  image: z.string().max(2000).optional(),
  address: z.strictObject({
    street: line,
    city: line,
    state: z.enum(['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT']),
    postcode: z.string().regex(/^\d{4}$/, 'must be four digits'),
    lat: z.number().min(-90).max(90).optional(),
    long: z.number().min(-180).max(180).optional(),
    place_id: line.optional().describe('of Google, for its map'),
    map_key: line.optional().describe("for Google's map in place of OpenStreetMap's"),
    place_url: z
      .url({ protocol: /^https$/ })
      .optional()
      .describe('where Get Directions leads'),
  }),
  time_zone: timeZone.optional().describe("where it is not its state's"),
  contact_detail: z
    .strictObject({
      phone: phone.optional(),
      landline_phone: phone.optional(),
      opening_hours: z.array(openingHours).default([]),
      special_hours: z
        .array(specialHours)
        .max(400)
        .default([])
        .describe('holidays and other days with hours of their own'),
    })
    .prefault({}),
  leads: z
    .strictObject({
      emails: z.array(z.email()).default([]),
      webhooks: z.array(z.url({ protocol: /^https?$/ })).default([]),
    })
    .prefault({})
    .describe('where this location receives its leads'),
});

export type Location = z.infer<typeof location>;
export type OpeningHours = z.infer<typeof openingHours>;
