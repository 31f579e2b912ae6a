import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts one more, or `points` more. @returns undefined while the key is within the limit */
export async function refusalOf(
  limiter: RateLimiterAbstract,
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
