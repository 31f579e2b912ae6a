import { z } from 'zod';
import { sectionProps } from '#site/pages/section-schema.ts';
import { line } from '#site/settings/text.ts';
import { timeZone } from '#site/settings/time-zone.ts';

/**
 * A number that grows evenly through the day, from the pace that the dealer gives. It does not count sales, so the pace
 * must be one that the dealer can prove.
 */
export const salesCounter = sectionProps({
  label: line.default('vehicles sold today').describe('what the number counts'),
  note: line.optional().describe('where the pace comes from: Based on our sales of the last year'),
  per_day: z.number().int().min(1).max(100_000).default(192),
  seconds_per_sale: z.number().int().min(1).max(86_400).default(450),
  refresh_seconds: z.number().int().min(10).max(3600).default(150),
  time_zone: timeZone.default('Australia/Brisbane').describe('whose midnight starts the day'),
});
