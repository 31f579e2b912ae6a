import { messageOf } from '#domain/text/message-of.ts';
import { type OutsideFetch, PrivateAddressError } from '#partners/outside/outside-fetch.ts';
import type { Response } from 'undici';
import { FeedNotFetched } from './feed-not-fetched.ts';
import { spoolFeed, type SpooledFeed } from './spool-feed.ts';

/** How a feed's server knows that the platform may have it. */
export type FeedCredentials = { user: string; password: string } | { bearer: string };

/** How the server names the version of the feed that it sent. */
export interface FeedValidators {
  etag?: string | undefined;
  last_modified?: string | undefined;
}

export interface FeedLimits {
  /** The longest time without a byte. */
  idleMs: number;
  totalMs: number;
  maxBytes: number;
}

/** Enough for a group's stock on a slow line. */
export const feedLimits: FeedLimits = { idleMs: 60_000, totalMs: 15 * 60_000, maxBytes: 500e6 };

export interface FeedRequest {
  url: string;
  credentials?: FeedCredentials | undefined;
  /** Of the version that the platform has. */
  validators?: FeedValidators | undefined;
}

const MAX_REDIRECTS = 5;

/**
 * Fetches a feed into a file. Every redirect is checked like the first address, and only the first address's origin gets
 * the credentials.
 * @returns undefined if the server says that nothing has changed
 * @throws {FeedNotFetched}
 */
export async function fetchHttpsFeed(
  fetch: OutsideFetch,
  request: FeedRequest,
  file: string,
  limits: FeedLimits = feedLimits,
): Promise<(SpooledFeed & FeedValidators) | undefined> {
  const total = AbortSignal.timeout(limits.totalMs);
  const idle = new AbortController();
  const timer = setTimeout(() => idle.abort(), limits.idleMs);
  const signal = AbortSignal.any([total, idle.signal]);
  let began = false;
  try {
    const response = await follow(fetch, request, signal);
    if (response.status === 304) return undefined;
    await requireFeed(response);
    began = true;
    const body: AsyncIterable<Uint8Array> = response.body ?? noBody();
    const spooled = await spoolFeed(body, file, limits.maxBytes, () => timer.refresh());
    return {
      ...spooled,
      etag: response.headers.get('etag') ?? undefined,
      last_modified: response.headers.get('last-modified') ?? undefined,
    };
  } catch (error) {
    if (error instanceof FeedNotFetched) throw error;
    const why = total.aborted
      ? `did not arrive within ${seconds(limits.totalMs)}`
      : idle.signal.aborted
        ? `stopped arriving: its server sent nothing for ${seconds(limits.idleMs)}`
        : failure(error, began);
    throw new FeedNotFetched(why, { cause: error });
  } finally {
    clearTimeout(timer);
    // ends the connection of an answer that was not read
    idle.abort();
  }
}

async function follow(
  fetch: OutsideFetch,
  { url, credentials, validators }: FeedRequest,
  signal: AbortSignal,
): Promise<Response> {
  let address = new URL(url);
  const { origin, protocol } = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await fetch(address, {
      redirect: 'manual',
      signal,
      headers: {
        'user-agent': 'Forecourt',
        accept: '*/*',
        ...(credentials && address.origin === origin && authorization(credentials)),
        ...(validators?.etag && { 'if-none-match': validators.etag }),
        ...(validators?.last_modified && { 'if-modified-since': validators.last_modified }),
      },
    });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || response.status === 304 || !location)
      return response;
    await response.body?.cancel();
    const next = URL.parse(location, address);
    if (!next || (next.protocol !== 'https:' && next.protocol !== protocol))
      throw new FeedNotFetched('was not fetched: its server redirects to an address without https');
    address = next;
  }
  throw new FeedNotFetched(
    `was not fetched: its server redirects more than ${MAX_REDIRECTS} times`,
  );
}

function authorization(credentials: FeedCredentials): { authorization: string } {
  if ('bearer' in credentials) return { authorization: `Bearer ${credentials.bearer}` };
  const { user, password } = credentials;
  return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
}

/** @throws {FeedNotFetched} if the answer is not a feed */
async function requireFeed(response: Response): Promise<void> {
  const { status } = response;
  const type = response.headers.get('content-type') ?? '';
  const isWebPage = /^(text\/html|application\/xhtml)/i.test(type);
  if (status === 200 && !isWebPage) return;
  await response.body?.cancel();
  if (status === 401 || status === 403)
    throw new FeedNotFetched(`was not fetched: its server refused the credentials (${status})`);
  throw new FeedNotFetched(
    status === 200
      ? 'was not fetched: its server sent a web page instead'
      : `was not fetched: its server answered ${status}`,
  );
}

function failure(error: unknown, began: boolean): string {
  // `fetch` puts the reason into the cause
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (cause instanceof PrivateAddressError)
    return `was not fetched: ${cause.message} (ALLOW_PRIVATE_ADDRESSES)`;
  const code = (cause as NodeJS.ErrnoException).code ?? messageOf(cause);
  return began ? `broke off (${code})` : `was not fetched: its server cannot be reached (${code})`;
}

function seconds(ms: number): string {
  return `${ms / 1000} seconds`;
}

async function* noBody(): AsyncGenerator<Uint8Array> {}
