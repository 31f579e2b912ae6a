import type { Config } from '#config';

/**
 * The scheme of a request's addresses and cookies. Behind a trusted proxy it may be https although PUBLIC_SCHEME is
 * http, but never the other way round: many proxies pass on the client's own header, and the session's cookie would then
 * travel without encryption.
 */
export function requestScheme(
  forwardedProto: string | string[] | undefined,
  { TRUST_PROXY, PUBLIC_SCHEME }: Pick<Config, 'TRUST_PROXY' | 'PUBLIC_SCHEME'>,
): 'http' | 'https' {
  return TRUST_PROXY && forwardedProto === 'https' ? 'https' : PUBLIC_SCHEME;
}
