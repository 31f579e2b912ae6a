import { z } from 'zod';

export const timeZone = z.enum([
  'Australia/Sydney',
  'Australia/Melbourne',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Perth',
  'Australia/Hobart',
  'Australia/Darwin',
]);
export type TimeZone = z.infer<typeof timeZone>;
