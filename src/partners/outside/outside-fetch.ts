import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, fetch, type RequestInit, type Response } from 'undici';
import { isPublicAddress } from './is-public-address.ts';

/** `fetch` for addresses from outside the platform, such as a dealer's settings or a feed. */
export type OutsideFetch = (url: URL | string, init?: RequestInit) => Promise<Response>;

/** The message contains the host name, never its private address. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';

  constructor(hostname: string) {
    super(`${hostname} is not on the public internet`);
  }
}

/** Also reaches receivers in the operator's own network. */
export const fetchAnyAddress: OutsideFetch = (url, init) => fetch(url, init);

/**
 * Reaches public addresses only. It checks the lookup that the connection uses, so a host name that resolves to a
 * public address first and a private one later is refused too.
 * @throws {TypeError} with a `PrivateAddressError` as its cause
 */
export const fetchPublic: OutsideFetch = publicFetch(lookup);

/** @param lookUp has the signature of `dns.lookup` */
export function publicFetch(lookUp: typeof lookup): OutsideFetch {
  const dispatcher = new Agent({ connect: { lookup: checkedLookup(lookUp) } });
  return async (url, init) => {
    const { hostname } = new URL(url);
    const name = hostname.replace(/^\[|\]$/g, '');
    // a connection to an IP address makes no lookup
    if (isIP(name) !== 0 && !isPublicAddress(name)) {
      throw new TypeError('fetch failed', { cause: new PrivateAddressError(hostname) });
    }
    return fetch(url, { ...init, dispatcher });
  };
}

/** A lookup that refuses names of which any address is private. */
export function checkedLookup(lookUp: typeof lookup): LookupFunction {
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
