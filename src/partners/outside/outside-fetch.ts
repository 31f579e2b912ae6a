import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, fetch, type RequestInit, type Response } from 'undici';
import { isPublicAddress } from './is-public-address.ts';

/** `fetch` for addresses that somebody outside has named: a dealer's settings, a feed. */
export type OutsideFetch = (url: URL | string, init?: RequestInit) => Promise<Response>;

/** The message names the host, never the address that it has inside the network. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';

  constructor(hostname: string) {
    super(`${hostname} is not on the public internet`);
  }
}

/** For receivers within the operator's own network. */
export const fetchAnywhere: OutsideFetch = (url, init) => fetch(url, init);

/**
 * Reaches public addresses only. The look-up of a connection is the one that is checked: a name that answers with a
 * public address first and a private one later is refused like any other.
 * @throws {TypeError} whose cause is a `PrivateAddressError`
 */
export const fetchPublic: OutsideFetch = publicFetch(lookup);

/** @param lookUp as `dns.lookup` does */
export function publicFetch(lookUp: typeof lookup): OutsideFetch {
  const dispatcher = new Agent({ connect: { lookup: checked(lookUp) } });
  return async (url, init) => {
    const { hostname } = new URL(url);
    const name = hostname.replace(/^\[|\]$/g, '');
    // a connection to a number looks nothing up
    if (isIP(name) !== 0 && !isPublicAddress(name)) {
      throw new TypeError('fetch failed', { cause: new PrivateAddressError(hostname) });
    }
    return fetch(url, { ...init, dispatcher });
  };
}

function checked(lookUp: typeof lookup): LookupFunction {
  return (hostname, options, done) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new PrivateAddressError(hostname), []);
      }
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}
