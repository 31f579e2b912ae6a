import { facetNames, isChoice, isOffered } from '#domain/vehicle/facets.ts';
import { z } from 'zod';
import { line } from './text.ts';

/** The facets that a page can offer as filters. */
const shownFacet = z.enum(facetNames.filter(isOffered));

export const search = z.strictObject({
  page_size: z.number().int().min(1).max(100).default(21),
  default_sort: z
    .enum(['featured', 'price_asc', 'price_desc', 'km_asc', 'year_desc', 'newest'])
    .default('featured'),
  facets: z
    .array(shownFacet)
    .default([
      'car_type',
      'make',
      'model',
      'badge',
      'price',
      'body',
      'year',
      'km',
      'fuel',
      'transmission',
      'drive',
      'seats',
      'sleeps',
      'body_length',
      'aggregate_trailer_mass',
      'tare_weight',
      'axle_type',
      'colour',
      'location_name',
      'state',
      'filtered_features',
    ])
    .describe('the filters of the search page, in display order'),
  facet_limits: z
    .partialRecord(shownFacet, z.number().int().min(1).max(1000))
    .default({ city: 20, location_name: 40, model: 30 })
    .describe('the maximum number of values that a filter lists'),
  makes_shown_initially: z.number().int().min(1).default(7),
  filter: z
    .string()
    .max(10_000)
    .optional()
    .describe('a filter expression that every vehicle of this site meets, e.g. make != "Tesla"'),
  minimum_price: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe('lists only vehicles above this price'),
  excluded_stocknums: z.array(line).default([]),
  hidden_tiers: z.array(z.number().int().min(0).max(14)).default([]),
  listing_visibility: z
    .boolean()
    .default(true)
    .describe(
      'lists only vehicles that are meant for the website and are available or were sold within recent_sold_days',
    ),
  sold_statuses: z
    .array(line)
    .default(['sold'])
    .describe(
      'statuses of sold vehicles, which stay in the lists for recent_sold_days; vehicles of other statuses that are neither in_stock nor coming_soon leave the lists at once',
    ),
  recent_sold_days: z.number().int().min(0).max(365).default(3),
  recent_sold_days_by_dealership: z
    .record(z.string(), z.number().int().min(0).max(365))
    .default({}),
  price_ascending_needs_price: z
    .boolean()
    .default(false)
    .describe('omits vehicles without a price when sorting by lowest price'),
  certified_only: z
    .boolean()
    .default(false)
    .describe('hides "not certified" in the filter for certified vehicles'),
  series_order: z
    .array(line)
    .default([])
    .describe(
      'series that come first in the featured order and in their filter, e.g. duo, city, sport',
    ),
  quick_chips: z
    .strictObject({
      under: z
        .array(z.number().int().min(1))
        .max(6)
        .default([15_000])
        .describe('prices, in whole dollars'),
      weekly: z
        .array(z.number().int().min(1))
        .max(6)
        .default([100])
        .describe('repayments, in whole dollars a week'),
      values_of: z
        .array(shownFacet.extract(facetNames.filter(isOffered).filter(isChoice)))
        .max(6)
        .default(['body', 'certified'])
        .describe('filters of the page whose most frequent values are offered'),
    })
    .prefault({})
    .describe(
      'usual searches above a list without filters; those that would find nothing are left out',
    ),
  price_slider: z.boolean().default(true),
  distance: z.boolean().default(true).describe('offers a search around a postcode'),
  session_cache: z
    .number()
    .int()
    .min(1)
    .max(500)
    .default(50)
    .describe('how many searches a browser caches during a visit'),
  history: z.boolean().default(true).describe('shows a shopper the last five searches'),
  understands_requests: z
    .boolean()
    .default(true)
    .describe('turns words such as "diesel suv under 40k" into filters'),
  suggestions: z
    .boolean()
    .default(true)
    .describe('offers makes, models, body types and badges while a shopper types'),
  synonyms: z
    .array(z.array(line.max(60)).min(2).max(12))
    .max(100)
    .default([
      ['ev', 'electric'],
      ['auto', 'automatic'],
      ['4x4', '4wd'],
      ['ute', 'pickup', 'tray'],
      ['wagon', 'estate'],
      ['petrol', 'unleaded'],
      ['vw', 'volkswagen'],
      ['merc', 'mercedes'],
      ['landcruiser', 'land cruiser'],
    ])
    .describe(
      'groups of words and phrases that mean the same; a list of your own replaces this one',
    ),
  keyword_placeholder: line.default('Keyword search eg. EV, SUV, Toyota'),
});
