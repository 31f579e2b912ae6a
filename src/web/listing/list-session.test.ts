import { afterEach, expect, it, vi } from 'vitest';
import { ListSession } from './list-session.ts';

const ask = (
  session: ListSession<{ page: number }>,
  path: string,
  serverLoader: () => Promise<{ page: number }>,
) => session.load({ request: new Request(`http://site.localhost${path}`), serverLoader });
const noNetwork = () => Promise.reject(new Error('no network'));
const neverAsked = () => Promise.reject(new Error('the server was asked'));
afterEach(() => vi.restoreAllMocks());

it('asks the server once for a list that was shown, and again for another page of it', async () => {
  const session = new ListSession<{ page: number }>(10);
  session.keep('/special-offers?page=2', { page: 2 });
  expect(await ask(session, '/special-offers?page=2', neverAsked)).toEqual({ page: 2 });
  expect(await ask(session, '/special-offers', async () => ({ page: 1 }))).toEqual({ page: 1 });
});

it('forgets what was shown the longest ago when there are more than ten', async () => {
  const session = new ListSession<{ page: number }>(10);
  for (let page = 1; page <= 11; page += 1) session.keep(`/models?page=${page}`, { page });
  expect(await ask(session, '/models?page=11', neverAsked)).toEqual({ page: 11 });
  expect(await ask(session, '/models?page=2', neverAsked)).toEqual({ page: 2 });
  expect(await ask(session, '/models?page=1', async () => ({ page: 1001 }))).toEqual({
    page: 1001,
  });
});

it('leaves the last list in place when a newer one cannot be had, and does not keep it as that', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const session = new ListSession<{ page: number }>(10);
  await expect(ask(session, '/models', noNetwork)).rejects.toThrow('no network');
  session.keep('/models', { page: 1 });
  const stale = await ask(session, '/models?page=2', noNetwork);
  expect(stale).toEqual({ page: 1, failed: true });
  expect(told).toHaveBeenCalledOnce();
  session.keep('/models?page=2', stale);
  expect(await ask(session, '/models?page=2', async () => ({ page: 2 }))).toEqual({ page: 2 });
});

it('follows where the server leads: a redirect is no failure', async () => {
  const session = new ListSession<{ page: number }>(10);
  session.keep('/models', { page: 1 });
  const away = Response.redirect('http://site.localhost/models');
  await expect(ask(session, '/models?body=', () => Promise.reject(away))).rejects.toBe(away);
});
