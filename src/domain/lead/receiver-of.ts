/**
 * Names the system that a delivery depends on: the host of a webhook, or the platform's mail server for every kind of
 * e-mail. Deliveries to one receiver share its limit and its circuit.
 */
export function receiverOf({ channel, target }: { channel: string; target: string }): string {
  if (channel !== 'webhook') return 'mail server';
  return `webhook ${URL.parse(target)?.host ?? target}`;
}
