import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { RequestServices } from '#services/request-services.ts';
import { requestServices } from '#web/request-services.ts';
import { someSite } from '#tests/support/sites.ts';
import { action, loader } from './brand-garage-route.tsx';

const removeFromWatchlist = vi.fn<RequestServices['account']['removeFromWatchlist']>();

function asked(brand: string) {
  const url = new URL(`http://yard.localhost/my-garage/${brand}`);
  const context = new RouterContextProvider();
  // as much of the services as the route asks of
  context.set(requestServices, {
    site: someSite('yard', {
      accounts: { brand_garages: [{ path: 'kia', title: 'My Kia garage', makes: ['Kia'] }] },
    }),
    visitor: { id: 'mia' },
    account: { removeFromWatchlist, watchlist: async () => [] },
  } as unknown as RequestServices);
  const body = new URLSearchParams({ go: 'remove', car_id: '7' });
  const route = { context, url, params: { brand }, pattern: '/my-garage/:brand' as const };
  return {
    load: () => loader({ ...route, request: new Request(url) }),
    post: () => action({ ...route, request: new Request(url, { method: 'POST', body }) }),
  };
}

it('neither shows nor changes the garage of a brand that the site does not have', async () => {
  const { load, post } = asked('ford');
  await expect(load()).rejects.toMatchObject({ init: { status: 404 } });
  await expect(post()).rejects.toMatchObject({ init: { status: 404 } });
  expect(removeFromWatchlist).not.toHaveBeenCalled();
});

it('removes a vehicle and shows the garage again', async () => {
  const { load, post } = asked('kia');
  expect(await load()).toMatchObject({ title: 'My Kia garage', watched: [] });
  const answer = await post();
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/my-garage/kia?removed=7',
  ]);
  expect(removeFromWatchlist).toHaveBeenCalledExactlyOnceWith(7);
});
