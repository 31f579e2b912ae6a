import { z } from 'zod';
import type { FeedCredentials } from '#partners/feed-source/https-feed.ts';
import { feedCredentialsSchema, type FeedSettings, feedSettingsSchema } from './feed-settings.ts';

export interface FeedFault {
  /** Its place in the file, such as `schedule.daily_at.0`. */
  path: string;
  reason: string;
}

export type ParsedFeed =
  | { ok: true; settings: FeedSettings; credentials: FeedCredentials | undefined }
  | { ok: false; faults: FeedFault[] };

const record = z.record(z.string(), z.unknown());

/** Parses a feed's file, and takes the credentials apart from the settings. @returns all of its faults otherwise */
export function parseFeed(file: unknown, allowsPrivateAddresses: boolean): ParsedFeed {
  const asRecord = record.safeParse(file);
  if (!asRecord.success) return { ok: false, faults: faultsOf(asRecord.error) };
  const { credentials: given, ...own } = asRecord.data;
  const settings = feedSettingsSchema.safeParse(own);
  const credentials = z.object({ credentials: feedCredentialsSchema.optional() }).safeParse({
    credentials: given,
  });
  const faults = [
    ...(settings.success ? [] : faultsOf(settings.error)),
    ...(credentials.success ? [] : faultsOf(credentials.error)),
  ];
  if (!settings.success || !credentials.success) return { ok: false, faults };
  const { from } = settings.data;
  if (from.kind === 'https' && !allowsPrivateAddresses && !from.url.startsWith('https:'))
    return {
      ok: false,
      faults: [
        { path: 'from.url', reason: 'must be https, unless ALLOW_PRIVATE_ADDRESSES is set' },
      ],
    };
  return { ok: true, settings: settings.data, credentials: credentials.data.credentials };
}

function faultsOf({ issues }: z.ZodError): FeedFault[] {
  return issues.map(({ path, message }) => ({ path: path.join('.'), reason: message }));
}
