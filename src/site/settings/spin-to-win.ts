import { z } from 'zod';
import { areInOrder } from '#domain/time/period.ts';
import { line, localMinute, slug } from './text.ts';

const paragraphs = (most: number) => z.string().trim().max(most);

const prize = z
  .strictObject({
    id: slug.describe('stays the same while the giveaway runs: the stock is counted by it'),
    label: line.max(40).describe('on the wheel and in the list: Full detail'),
    text: paragraphs(500).default('').describe('what it is, and how the winner gets it'),
    weight: z
      .number()
      .int()
      .min(1)
      .max(1_000_000)
      .describe('its tickets in every draw: twice the weight is twice the chance'),
    stock: z
      .number()
      .int()
      .min(0)
      .max(1_000_000)
      .optional()
      .describe('how often it can be won in all; unlimited if absent'),
    starts: localMinute.optional().describe('if it can be won only later than the giveaway starts'),
    ends: localMinute.optional(),
    is_prize: z.boolean().default(true).describe('false for a slice that wins nothing'),
  })
  .refine(areInOrder, { path: ['ends'], error: 'must be after starts' });

/** The giveaway at `/spin-to-win`. */
export const spinToWin = z
  .strictObject({
    id: slug.describe(
      'one spin for each phone and id: a new giveaway needs a new id, with which all stock counts begin again',
    ),
    name: line.max(80),
    text: paragraphs(1000).default('').describe('shown above the wheel'),
    starts: localMinute,
    ends: localMinute.optional().describe('if absent, it runs while prizes last'),
    prizes: z
      .array(prize)
      .min(3, 'must have at least 3 slices')
      .max(12, 'must have at most 12 slices')
      .describe('the slices of the wheel'),
    terms: paragraphs(20_000).min(1).describe('the terms; an empty line begins a new paragraph'),
    permits: z
      .array(line)
      .max(10)
      .default([])
      .describe('permit numbers of the states that require one: NSW Authority No. TP/00000'),
  })
  .refine(areInOrder, { path: ['ends'], error: 'must be after starts' })
  .refine(({ prizes }) => prizes.some(({ is_prize }) => is_prize), {
    path: ['prizes'],
    error: 'must have a slice that wins something',
  })
  .check(({ value, issues }) => {
    value.prizes.forEach(({ id }, at) => {
      if (value.prizes.findIndex((other) => other.id === id) === at) return;
      const message = 'is the id of another prize';
      issues.push({ code: 'custom', input: id, path: ['prizes', at, 'id'], message });
    });
  })
  .describe('a giveaway at /spin-to-win; without it, the page does not exist');

export type SpinToWin = z.infer<typeof spinToWin>;
