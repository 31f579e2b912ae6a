import { z } from 'zod';
import { line } from './text.ts';

/** A time of day: `08:30`. */
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:30');

/** A day with its own opening hours. Both forms of the specification are accepted; the rest of the code sees one. */
export const specialHours = z
  .strictObject({
    date: z.iso.date(),
    name: line.optional().describe("the holiday's name"),
    status: z.enum(['Open', 'Closed']),
    start_hour: time.optional(),
    end_hour: time.optional(),
    hours: z
      .strictObject({ begin: time.optional(), end: time.optional() })
      .optional()
      .describe('another form of start_hour and end_hour'),
    location_id: line.optional().describe('the location whose hours these are'),
  })
  .check(({ value: { hours, start_hour, end_hour }, issues }) => {
    if (hours === undefined || (start_hour === undefined && end_hour === undefined)) return;
    issues.push({
      code: 'custom',
      input: hours,
      path: ['hours'],
      message: 'repeats start_hour and end_hour; use one of the two forms',
    });
  })
  .transform(({ hours, ...day }) => ({
    ...day,
    start_hour: day.start_hour ?? hours?.begin,
    end_hour: day.end_hour ?? hours?.end,
  }));

export type SpecialHours = z.infer<typeof specialHours>;

/**
 * Adds the days of a list for several locations to those of one location, whose own days win.
 * @param shared days with the id of a location, or of all locations without one
 */
export function specialHoursOf(
  id: string,
  own: readonly SpecialHours[],
  shared: readonly SpecialHours[],
): SpecialHours[] {
  const named = shared.filter(({ location_id }) => location_id === id);
  const common = shared.filter(({ location_id }) => location_id === undefined);
  return [own, named, common].reduce<SpecialHours[]>((days, more) => {
    const taken = new Set(days.map(({ date }) => date));
    return [...days, ...more.filter(({ date }) => !taken.has(date))];
  }, []);
}
