import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

/**
 * Whether Stripe sent this notice within five minutes of `now`. `Stripe-Signature: t={seconds},v1={hex}` contains the
 * HMAC-SHA256 of `{seconds}.{body}`; it has several `v1` while a secret is being replaced.
 * @param body the exact bytes received
 */
export function isSignedByStripe(
  signature: string,
  body: Buffer,
  secret: string,
  now: Date,
): boolean {
  const parts = signature.split(',').map((part) => part.trim().split('=', 2));
  const valuesOf = (name: string) =>
    parts.flatMap(([key, value = '']) => (key === name ? value : []));
  const [seconds = ''] = valuesOf('t');
  if (!/^\d{1,12}$/.test(seconds)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
  return valuesOf('v1').some((given) => {
    const digest = Buffer.from(given, 'hex');
    return digest.length === expected.length && timingSafeEqual(digest, expected);
  });
}
