import { lookup } from 'node:dns';
import { connect, isIP, type Socket } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';
import { checkedLookup, PrivateAddressError } from './outside-fetch.ts';

/** Opens a connection to an address from outside the platform. */
export type OutsideConnect = (host: string, port: number) => Socket;

/** Also reaches hosts in the operator's own network. */
export const connectAnywhere: OutsideConnect = (host, port) => connect({ host, port });

/**
 * Reaches public addresses only, by the same check as `fetchPublic`.
 * @throws {PrivateAddressError} for an IP address; for a name, the socket emits it
 */
export const connectPublic: OutsideConnect = (host, port) => {
  // a connection to an IP address makes no lookup
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddressError(host);
  return connect({ host, port, lookup: checkedLookup(lookup) });
};
