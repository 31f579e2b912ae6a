import { z } from 'zod';
import { line } from './text.ts';

export const MIDNIGHT = '00:00';

/** A time of day: `08:30`. */
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:30');

/** A day with its own opening hours. Both forms of the specification are accepted; the rest of the code sees one. */
const specialHours = z
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
  .check(({ value: { status, hours, start_hour, end_hour }, issues }) => {
    const fault = (key: string, input: unknown, message: string): void =>
      void issues.push({ code: 'custom', input, path: [key], message });
    if (hours !== undefined && (start_hour !== undefined || end_hour !== undefined))
      return fault('hours', hours, 'repeats start_hour and end_hour; use one of the two forms');
    const [begin, end] = [start_hour ?? hours?.begin, end_hour ?? hours?.end];
    if (status === 'Closed' || issues.length > 0) return undefined;
    if (begin === undefined || end === undefined)
      return fault('status', status, 'needs start_hour and end_hour');
    if (end <= begin && end !== MIDNIGHT)
      return fault(hours ? 'hours' : 'end_hour', end, 'must be after the start');
    return undefined;
  })
  .transform(({ hours, ...day }) => ({
    ...day,
    start_hour: day.start_hour ?? hours?.begin,
    end_hour: day.end_hour ?? hours?.end,
  }));

/** A list of such days, at most one for each date and location. */
export const specialDays = (max: number) =>
  z
    .array(specialHours)
    .max(max)
    .default([])
    .check(({ value, issues }) => {
      const seen = new Set<string>();
      value.forEach(({ date, location_id = '' }, at) => {
        const day = `${date} ${location_id}`;
        if (seen.has(day)) {
          const message = 'is the date of another entry';
          issues.push({ code: 'custom', input: date, path: [at, 'date'], message });
        }
        seen.add(day);
      });
    });

export type SpecialHours = z.infer<typeof specialHours>;

/**
 * Adds the days of a list for several locations to one location's days. The location's own days win.
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
