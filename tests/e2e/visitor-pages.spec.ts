import { expect } from '@playwright/test';
import { someMobile } from './support/codes.ts';
import { test } from './support/journey.ts';
import { demoSites, pagesOfEveryKind } from './support/page-kinds.ts';
import { cookieHeader, signIn } from './support/sign-in.ts';
import { get, onSite, untilHydrated } from './support/site-pages.ts';

for (const site of demoSites) {
  test(`no cached page of ${site} holds a visitor's data or sets a cookie`, async ({ page }) => {
    test.slow();
    const phone = someMobile();
    await page.goto(onSite(site, '/sign-in?type=my-garage'));
    await untilHydrated(page);
    await signIn(page, phone);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mia’s garage');
    const cookie = await cookieHeader(page);
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

test('a cookie of one site opens nothing on another', async ({ page }) => {
  const phone = someMobile();
  await page.goto(onSite('banksia-motors', '/sign-in?type=my-garage'));
  await untilHydrated(page);
  await signIn(page, phone);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mia’s garage');
  const cookie = await cookieHeader(page);
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
