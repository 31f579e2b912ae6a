import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sessionCookie } from '#services/account/session-cookie.ts';
import { requestScheme } from './request-scheme.ts';

const headers = fc.oneof(
  fc.constantFrom(undefined, 'http', 'https', 'HTTP', 'http, https', 'https, http', '', 'ws'),
  fc.string(),
  fc.array(fc.constantFrom('http', 'https')),
);

it('keeps the cookie secure on an https installation, whatever a client sends', () => {
  fc.assert(
    fc.property(headers, fc.boolean(), (header, TRUST_PROXY) => {
      const scheme = requestScheme(header, { TRUST_PROXY, PUBLIC_SCHEME: 'https' });
      const cookie = sessionCookie(`${scheme}://www.yard.example`, 'token');
      expect(cookie).toMatch(/^__Host-visitor=.*; Secure$/);
    }),
  );
});

it.each([
  ['https', true, 'https'],
  ['https', false, 'http'],
  ['http', true, 'http'],
  [undefined, true, 'http'],
] as const)('on an http installation reads %s with trust %s as %s', (header, trust, scheme) => {
  expect(requestScheme(header, { TRUST_PROXY: trust, PUBLIC_SCHEME: 'http' })).toBe(scheme);
});
