import { z } from 'zod';
import { MIDNIGHT, specialDays, time } from './special-hours.ts';
import { website } from './dealerships.ts';
import { line, phone, slug } from './text.ts';
import { timeZone } from './time-zone.ts';

const openingHours = z
  .strictObject({
    weekday: z.number().int().min(0).max(6).describe('0 is Sunday, 6 is Saturday'),
    status: z.enum(['Open', 'Closed']),
    formated_hours: line.optional().describe('shown instead of open and close'),
    open: time.optional(),
    close: time.optional(),
  })
  .refine(({ open, close }) => !open || !close || open < close || close === MIDNIGHT, {
    path: ['close'],
    error: 'must be after open',
  });

/** The hours of a week; a day that is left out has none. */
const week = z
  .array(openingHours)
  .default([])
  .check(({ value, issues }) => {
    value.forEach(({ weekday }, at) => {
      if (value.findIndex((other) => other.weekday === weekday) === at) return;
      const message = 'is the weekday of another entry';
      issues.push({ code: 'custom', input: weekday, path: [at, 'weekday'], message });
    });
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
    .describe('with its label and state, as state law requires'),
  motor_vehicle_repairer: line.optional(),
  image: z.string().max(2000).optional(),
  url: website.optional().describe("the location's own website, instead of its dealership's"),
  average_rating: z
    .number()
    .min(1)
    .max(5)
    .optional()
    .describe("customers' average rating in stars"),
  review_count: z.number().int().min(1).optional().describe('how many reviews the rating averages'),
  address: z.strictObject({
    street: line,
    city: line,
    state: z.enum(['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT']),
    postcode: z.string().regex(/^\d{4}$/, 'must be four digits'),
    lat: z.number().min(-90).max(90).optional(),
    long: z.number().min(-180).max(180).optional(),
    place_id: line.optional().describe("Google's place id, for its map"),
    map_key: line
      .optional()
      .describe('API key that replaces the OpenStreetMap map with a Google map'),
    place_url: z
      .url({ protocol: /^https$/ })
      .optional()
      .describe('the target of the Get Directions link'),
  }),
  contact_person: z
    .strictObject({ name: line, role: line })
    .optional()
    .describe('who looks after shoppers that have reserved a vehicle here or asked for a visit'),
  time_zone: timeZone
    .optional()
    .describe("the location's time zone, if it differs from its state's"),
  contact_detail: z
    .strictObject({
      phone: phone.optional(),
      landline_phone: phone.optional(),
      opening_hours: week,
      special_hours: specialDays(400).describe('holidays and other days with special hours'),
    })
    .prefault({}),
  leads: z
    .strictObject({
      emails: z.array(z.email()).default([]),
      webhooks: z.array(z.url({ protocol: /^https?$/ })).default([]),
    })
    .prefault({})
    .describe('the receivers of leads for this location'),
});

export type Location = z.infer<typeof location>;
export type OpeningHours = z.infer<typeof openingHours>;
