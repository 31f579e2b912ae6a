import { beforeEach, expect, it, vi } from 'vitest';
import type { Visitor } from '#domain/account/visitor.ts';
import type { RequestServices } from '#services/request-services.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { changeWatchlist } from './change-watchlist.ts';

const addToWatchlist = vi.fn<RequestServices['account']['addToWatchlist']>();
const removeFromWatchlist = vi.fn<RequestServices['account']['removeFromWatchlist']>();

beforeEach(() => {
  addToWatchlist.mockReset().mockResolvedValue(true);
  removeFromWatchlist.mockReset().mockResolvedValue();
});

const visitor: Visitor = {
  id: '3f0d9a4e-8f2b-4c1d-9a55-0c3f4f1b2a10',
  phone: '0491570006',
  name: 'Mia',
  last_name: 'Chen',
  email: 'mia@example.com',
};

/** Posts the ids of vehicles. Those from 100 on are no longer listed. */
function change(go: string, ...ids: number[]) {
  const body = new FormData();
  body.set('go', go);
  for (const id of ids) body.append('car_id', String(id));
  // as much of the services as it asks of
  const request = new Request('http://yard.localhost/my-garage', { method: 'POST', body });
  return changeWatchlist(request, visitor, {
    account: { addToWatchlist, removeFromWatchlist },
    vehicle: async (id: number) => (id < 100 ? someVehicle({ id }) : undefined),
  } as unknown as RequestServices);
}

it('adds the newest favourite last, and says which vehicles have gone', async () => {
  expect(await change('add', 3, 101, 2, 100)).toEqual({
    added: { added: 2, gone: [100, 101], isFull: false },
  });
  expect(addToWatchlist.mock.calls.map(([{ id }]) => id)).toEqual([2, 3]);
});

it('says that the watchlist is full; what has gone is found all the same', async () => {
  addToWatchlist.mockResolvedValueOnce(true).mockResolvedValue(false);
  expect(await change('add', 102, 4, 3, 2)).toEqual({
    added: { added: 1, gone: [102], isFull: true },
  });
});

it('removes one vehicle', async () => {
  expect(await change('remove', 3, 4)).toEqual({ removed: 3 });
  expect(removeFromWatchlist.mock.calls).toEqual([[3]]);
  expect(addToWatchlist).not.toHaveBeenCalled();
});

it('puts a vehicle back', async () => {
  expect(await change('restore', 3)).toEqual({});
  expect(addToWatchlist.mock.calls.map(([{ id }]) => id)).toEqual([3]);
  expect(removeFromWatchlist).not.toHaveBeenCalled();
});

it('changes nothing for another button', async () => {
  await expect(change('something else', 3)).rejects.toMatchObject({ init: { status: 400 } });
  expect(removeFromWatchlist).not.toHaveBeenCalled();
  expect(addToWatchlist).not.toHaveBeenCalled();
});
