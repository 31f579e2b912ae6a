import { z } from 'zod';
import { shareTargets } from '#domain/share/share-links.ts';
import { pageActions } from '#domain/vehicle/display/page-actions.ts';
import { href, line } from './text.ts';

const pageTools = ['favourite', 'share', 'copy', 'print', 'brochure', 'history'] as const;

const media = z.strictObject({
  default_view: z
    .enum(['spinner', 'gallery', 'interior'])
    .default('spinner')
    .describe('the view that a vehicle page opens with, if the vehicle has it'),
  spin_turns_by_itself: z.boolean().default(true),
  gallery_loops: z.boolean().default(true).describe('continues from the last picture to the first'),
});

/** Settings of the vehicle page. */
export const vehicle = z.strictObject({
  comments_title: line.default('Dealer Comments'),
  comments_cut: z.number().int().min(50).max(5000).default(400).describe('characters'),
  expired_rego: z.enum(['unregistered', 'hidden']).default('unregistered'),
  call_text: line.default('Call the dealer'),
  new_arrival_text: line.default('New Arrival'),
  finance_label: line
    .default('Pre-Approved')
    .describe('shown above the repayment beside the price'),
  fuel_calculator: z.boolean().default(true),
  price_gauge: z
    .boolean()
    .default(true)
    .describe('shows the gauge that compares the price with the market'),
  show_market_badge: z
    .boolean()
    .default(true)
    .describe('shows a badge on prices more than $499 below the market average'),
  show_views: z.boolean().default(true).describe("shows the vehicle's number of views"),
  trust: z
    .array(line.max(24))
    .max(3)
    .default([])
    .describe(
      'what the dealer stands for, below the buttons of every vehicle for sale: a few words each',
    ),
  announcement_bar: z
    .boolean()
    .default(false)
    .describe('names the city of a vehicle that is not in the city of the primary location'),
  media: media.prefault({}),
  actions: z
    .array(z.enum(pageActions))
    .default([...pageActions])
    .describe('the buttons, in this order, if the vehicle and the site allow them'),
  tools: z
    .array(z.enum(pageTools))
    .default([...pageTools])
    .describe('the row of small buttons'),
  share_targets: z.array(z.enum(shareTargets)).default([...shareTargets]),
  copied_ms: z
    .number()
    .int()
    .min(500)
    .max(10_000)
    .default(1500)
    .describe("how long the copy button says 'Copied'"),
  similar: z.boolean().default(true).describe('shows similar vehicles below'),
  test_drive_only_tags: z
    .array(line)
    .default(['Test Drive Only'])
    .describe('vehicles with these tags can be test driven but not financed or reserved'),
  hide_test_drive_when_coming_soon: z.boolean().default(false),
  chat_link: href.optional().describe('the target of the Instant Message button'),
});

export type VehiclePageTool = (typeof pageTools)[number];
