import { z } from 'zod';
import { shareTargets } from '#domain/share/share-links.ts';
import { pageActions } from '#domain/vehicle/page-actions.ts';
import { href, line } from './text.ts';

const pageTools = ['favourite', 'share', 'copy', 'print', 'brochure', 'history'] as const;

const media = z.strictObject({
  default_view: z
    .enum(['spinner', 'gallery', 'interior'])
    .default('spinner')
    .describe('what a vehicle shows first, where it has it'),
  spin_turns_by_itself: z.boolean().default(true),
  gallery_loops: z
    .boolean()
    .default(true)
    .describe('the arrows lead from the last picture to the first'),
});

/** What a vehicle's page shows and offers. */
export const vehicle = z.strictObject({
  comments_title: line.default('Dealer Comments'),
  comments_cut: z.number().int().min(50).max(5000).default(400).describe('characters'),
  expired_rego: z.enum(['unregistered', 'hidden']).default('unregistered'),
  call_text: line.default('Call the dealer'),
  new_arrival_text: line.default('New Arrival'),
  finance_label: line.default('Pre-Approved').describe('above the repayment beside the price'),
  fuel_calculator: z.boolean().default(true),
  price_gauge: z.boolean().default(true).describe('compares the price with the market'),
  show_market_badge: z
    .boolean()
    .default(true)
    .describe('a price more than $499 below the average of the market says so'),
  show_views: z.boolean().default(true).describe('how often the vehicle has been looked at'),
  announcement_bar: z
    .boolean()
    .default(false)
    .describe('says where a vehicle is that stands in another city than the primary location'),
  media: media.prefault({}),
  actions: z
    .array(z.enum(pageActions))
    .default([...pageActions])
    .describe('the buttons, in this order, where the vehicle and the site allow them'),
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
  similar: z.boolean().default(true).describe('similar vehicles below'),
  test_drive_only_tags: z
    .array(line)
    .default(['Test Drive Only'])
    .describe('vehicles with these tags can be test driven, not financed or reserved'),
  hide_test_drive_when_coming_soon: z.boolean().default(false),
  chat_link: href.optional().describe('where Instant Message leads'),
});

export type VehiclePageTool = (typeof pageTools)[number];
