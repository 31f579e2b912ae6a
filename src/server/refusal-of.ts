import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts one more, or as many as are named. @returns what speaks against it; undefined while it is within the limit */
export async function refusalOf(
  limiter: RateLimiterMemory,
  key: string,
  points = 1,
): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(key, points);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}
