import type { IncomingMessage } from 'node:http';
import type { Config } from '#config';
import { clientNetwork } from './client-network.ts';

/** The network of a request's client: from the proxy in front if it is trusted, otherwise from the connection. */
export function clientAddress(
  request: IncomingMessage,
  { TRUST_PROXY, CLIENT_IPV6_PREFIX }: Config,
): string {
  const forwarded = TRUST_PROXY ? request.headers['x-forwarded-for'] : undefined;
  const nearest = String(forwarded ?? '')
    .split(',')
    .at(-1);
  return (
    clientNetwork(nearest ?? '', CLIENT_IPV6_PREFIX) ??
    clientNetwork(request.socket.remoteAddress ?? '', CLIENT_IPV6_PREFIX) ??
    'unknown'
  );
}
