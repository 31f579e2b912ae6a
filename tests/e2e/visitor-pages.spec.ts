import { expect, test } from '@playwright/test';
import { demoSites, pagesOfEveryKind } from './support/page-kinds.ts';
import { signedIn } from './support/sign-in.ts';
import { get } from './support/site-pages.ts';

for (const site of demoSites) {
  test(`no cached page of ${site} holds a visitor's data or sets a cookie`, async () => {
    test.slow();
    const { phone, cookie } = await signedIn(site);
    const host = `${site}.localhost`;

    const holdsTrace = (body: string): boolean =>
      [phone, 'mia@example.com', 'Mia’s'].some((trace) => body.includes(trace));
    const own: string[] = [];
    for (const { kind, path } of await pagesOfEveryKind(site)) {
      // the visitor comes first, so that a page that was cached for them would be sent to the next
      const seen = await get(host, path, { cookie });
      const anonymous = await get(host, path);
      const where = `${kind} at ${path}`;
      expect(anonymous.headers['set-cookie'], where).toBeUndefined();
      expect(holdsTrace(anonymous.body), where).toBe(false);
      const cacheControl = seen.headers['cache-control'] ?? '';
      if (cacheControl.startsWith('public')) {
        expect(seen.headers['set-cookie'], where).toBeUndefined();
        // stock that other journeys change differs between two requests, but not between all
        await expect
          .poll(
            async () => (await get(host, path, { cookie })).body === (await get(host, path)).body,
            {
              message: where,
            },
          )
          .toBe(true);
      } else if (holdsTrace(seen.body)) {
        expect(cacheControl, where).toBe('private, no-store');
        own.push(kind);
      } else {
        expect(cacheControl, where).toMatch(/^(private, )?no-store$/);
      }
    }
    expect(own).toEqual(
      expect.arrayContaining(['garage', 'account in the garage', 'deletion of an account']),
    );
  });
}

test('a cookie of one site opens nothing on another', async () => {
  const { phone, cookie } = await signedIn('banksia-motors');
  const garage = await get('banksia-motors.localhost', '/my-garage/account', { cookie });
  expect(garage.body).toContain(phone);

  for (const path of ['/my-garage', '/my-garage/activity', '/my-garage/account']) {
    const stolen = await get('kestrel-auto.localhost', path, { cookie });
    expect(stolen.status).toBe(302);
    expect(stolen.headers.location).toMatch(/^\/sign-in\?type=my-garage/);
    expect(stolen.body).not.toContain(phone);
  }
  const me = await get('kestrel-auto.localhost', '/api/me', { cookie });
  expect(me.body).toBe('{}');
});
