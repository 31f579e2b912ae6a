import { isAbsolute, join } from 'node:path';
import { z } from 'zod';
import { type FeedSchedule, longestPause } from '#domain/feed/feed-schedule.ts';
import { feedFormats } from '#services/stock-feed/records/feed-format.ts';
import { feedMappingSchema } from '#services/stock-feed/mapping/feed-mapping.ts';

const minutes = z.int().min(1);
const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must look like 06:30')
  .describe('in the time zone of the dealership');

const files = z
  .string()
  .regex(/^[^/\\]+$/, 'must be a file name')
  .describe('the names of the files; * stands for any text');

const from = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('https'),
    url: z
      .url({ protocol: /^https?$/, error: 'must look like https://feeds.example/stock.csv' })
      .refine((url) => new URL(url).username === '' && new URL(url).password === '', {
        error: 'must not contain a user and password: they belong to credentials',
      }),
  }),
  z.strictObject({
    kind: z.literal('folder'),
    folder: z.string().refine(isAbsolute, { error: 'must be an absolute path' }),
    files,
  }),
  z.strictObject({
    kind: z.literal('sftp'),
    host: z.string().regex(/^[\w.:-]+$/, 'must be a host name or an address'),
    port: z.int().min(1).max(65_535).default(22),
    fingerprint: z
      .string()
      .regex(/^SHA256:[\w+/]{43}$/, 'must look like SHA256:… as ssh-keygen -lf prints it')
      .describe("of the server's host key"),
    folder: z.string().min(1).default('.'),
    files,
  }),
  z.strictObject({ kind: z.literal('push') }),
]);

const schedule = z
  .strictObject({
    every_minutes: minutes.max(7 * 24 * 60).optional(),
    daily_at: z.array(timeOfDay).min(1).max(48).optional(),
  })
  .refine(
    ({ every_minutes, daily_at }) => (every_minutes === undefined) !== (daily_at === undefined),
    { error: 'must have either every_minutes or daily_at' },
  )
  // the check above leaves these two
  .transform((given) => given as FeedSchedule);

const feedSettings = z.strictObject({
  $schema: z.string().optional(),
  from: from.describe('where the feed comes from'),
  schedule: schedule.optional().describe('when it is fetched; not for a feed that is pushed'),
  format: z.enum(feedFormats).optional().describe('by default detected'),
  mapping: feedMappingSchema.optional(),
  delta: z
    .boolean()
    .default(false)
    .describe('changes only the vehicles in the feed; otherwise absent ones count as sold'),
  allow_missing_columns: z
    .boolean()
    .default(false)
    .describe('empties the fields whose columns a CSV does not have'),
  stale_after_minutes: minutes
    .optional()
    .describe(
      'the age that raises an alarm; by default three times the longest pause of the schedule',
    ),
  keep_reports_days: z.int().min(1).max(3650).default(90),
});

/** Where a dealership's feed comes from, when, and how it is read. Without the credentials. */
export const feedSettingsSchema = feedSettings.check(({ value, issues }) => {
  const isPushed = value.from.kind === 'push';
  const refuse = (path: string, message: string): void =>
    void issues.push({ code: 'custom', input: value, path: [path], message });
  if (isPushed && value.schedule) refuse('schedule', 'must be absent, because the feed is pushed');
  if (!isPushed && !value.schedule) refuse('schedule', 'is missing');
  if (value.from.kind !== 'https' && value.stale_after_minutes === undefined)
    refuse('stale_after_minutes', 'is missing: only you know how often the files come');
  if ((value.from.kind === 'folder' || value.from.kind === 'sftp') && value.delta)
    refuse('delta', 'must be false: only the newest file of a folder is read');
});

/** Which credentials each kind of source takes. */
export const credentialKinds: Record<FeedSettings['from']['kind'], readonly string[]> = {
  https: ['password', 'bearer'],
  folder: [],
  push: [],
  sftp: ['password', 'private_key'],
};

export type FeedSettings = z.infer<typeof feedSettingsSchema>;

export type FeedCredentials = z.infer<typeof feedCredentialsSchema>;

/** What a request for the feed is authorised with. */
export const feedCredentialsSchema = z.union(
  [
    z.strictObject({ user: z.string().min(1), password: z.string() }),
    z.strictObject({ user: z.string().min(1), private_key: z.string().min(1) }),
    z.strictObject({ bearer: z.string().regex(/^[\x21-\x7e]+$/) }),
  ],
  { error: 'must have user and password, user and private_key, or bearer' },
);

const STALE_AFTER_PAUSES = 3;

/** The age of a feed in minutes that raises an alarm. */
export function staleAfterMinutes({ schedule: times, stale_after_minutes }: FeedSettings): number {
  return stale_after_minutes ?? (times ? STALE_AFTER_PAUSES * longestPause(times) : Infinity);
}

/** What the feed is called in reports: its address without the parameters, which may be secret. */
export function sourceName({ from: source }: FeedSettings): string {
  if (source.kind === 'push') return 'pushed';
  if (source.kind === 'sftp')
    return `sftp://${source.host}:${source.port}/${join(source.folder, source.files)}`;
  if (source.kind === 'folder') return join(source.folder, source.files);
  const { origin, pathname } = new URL(source.url);
  return origin + pathname;
}
