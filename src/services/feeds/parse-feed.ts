import { z } from 'zod';
import {
  credentialKinds,
  type FeedCredentials,
  feedCredentialsSchema,
  type FeedSettings,
  feedSettingsSchema,
} from './feed-settings.ts';

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
  const { credentials: given, ...others } = asRecord.data;
  const settings = feedSettingsSchema.safeParse(others);
  const credentials = z.object({ credentials: feedCredentialsSchema.optional() }).safeParse({
    credentials: given,
  });
  const faults = [
    ...(settings.success ? [] : faultsOf(settings.error)),
    ...(credentials.success ? [] : faultsOf(credentials.error)),
  ];
  if (!settings.success || !credentials.success) return { ok: false, faults };
  const source = settings.data.from;
  const own = credentials.data.credentials;
  if (source.kind === 'https' && !allowsPrivateAddresses && !source.url.startsWith('https:'))
    return fault('from.url', 'must be https, unless ALLOW_PRIVATE_ADDRESSES is set');
  const kinds = credentialKinds[source.kind];
  if (own && !kinds.some((kind) => kind in own))
    return fault('credentials', `must have ${kinds.join(' or ') || 'no values'} for this source`);
  if (!own && source.kind === 'sftp') return fault('credentials', 'are missing');
  return { ok: true, settings: settings.data, credentials: own };
}

function fault(path: string, reason: string): ParsedFeed {
  return { ok: false, faults: [{ path, reason }] };
}

function faultsOf({ issues }: z.ZodError): FeedFault[] {
  return issues.map(({ path, message }) => ({ path: path.join('.'), reason: message }));
}
