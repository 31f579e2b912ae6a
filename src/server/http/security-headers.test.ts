import { expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders, transportHeaders } from './security-headers.ts';

it.each([
  ['https', 31_536_000, { 'strict-transport-security': 'max-age=31536000' }],
  ['https', 0, {}],
  ['http', 31_536_000, {}],
] as const)('of %s and %d seconds tells browsers %j', (PUBLIC_SCHEME, HSTS_SECONDS, told) => {
  expect(transportHeaders({ PUBLIC_SCHEME, HSTS_SECONDS })).toEqual(told);
});

it('allows neither scripts nor style elements but a page’s own', () => {
  const policy = contentSecurityPolicy({ scripts: "'sha256-a'", styles: "'sha256-b'" });
  expect(policy).toContain("script-src 'self' 'sha256-a';");
  expect(policy).toContain("style-src-elem 'self' 'sha256-b';");
  expect(contentSecurityPolicy({ scripts: '', styles: '' })).toContain("script-src 'self';");
});

it('gives a page no use of a device', () => {
  expect(securityHeaders['Permissions-Policy']).toMatch(
    /camera=\(\), microphone=\(\), geolocation=\(self\)/,
  );
});
