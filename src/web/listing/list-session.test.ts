import { afterEach, expect, it, vi } from 'vitest';
import { ListSession } from './list-session.ts';

const load = (
  session: ListSession<{ page: number }>,
  path: string,
  serverLoader: () => Promise<{ page: number }>,
) => session.load({ request: new Request(`http://site.localhost${path}`), serverLoader });
const unexpectedRequest = () =>
  Promise.reject(new Error('the server was not expected to be asked'));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('does not request a list that was shown before, but requests another page of it', async () => {
  const session = new ListSession<{ page: number }>(10);
  session.store('/special-offers?page=2', { page: 2 });
  expect(await load(session, '/special-offers?page=2', unexpectedRequest)).toEqual({ page: 2 });
  expect(await load(session, '/special-offers', async () => ({ page: 1 }))).toEqual({ page: 1 });
});

it('evicts the list used longest ago when there are more than ten', async () => {
  const session = new ListSession<{ page: number }>(10);
  for (let page = 1; page <= 11; page += 1) session.store(`/models?page=${page}`, { page });
  expect(await load(session, '/models?page=11', unexpectedRequest)).toEqual({ page: 11 });
  expect(await load(session, '/models?page=2', unexpectedRequest)).toEqual({ page: 2 });
  expect(await load(session, '/models?page=1', async () => ({ page: 1001 }))).toEqual({
    page: 1001,
  });
});

/** The router's error for a response that is not ours, such as a proxy's during a restart. */
const plainAnswer = (status: number) => ({
  status,
  statusText: 'Bad Gateway',
  internal: false,
  data: '<html><h1>502 Bad Gateway</h1></html>',
});

it.each([
  ['no network', new TypeError('Failed to fetch')],
  ['a proxy’s plain 502', plainAnswer(502)],
  ['a plain 503', plainAnswer(503)],
])('keeps the previous list and its address after %s', async (_what, failure) => {
  vi.stubGlobal('location', { pathname: '/models', search: '' });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const session = new ListSession<{ page: number }>(10);
  const fails = () => Promise.reject(failure);
  await expect(load(session, '/models', fails)).rejects.toBe(failure);
  session.store('/models', { page: 1 });
  const back: unknown = await load(session, '/models?page=2', fails).catch((thrown) => thrown);
  expect(back).toBeInstanceOf(Response);
  expect((back as Response).headers.get('location')).toBe('/models');
  expect((back as Response).headers.get('x-remix-replace')).toBe('true');
  expect(logged).toHaveBeenCalledOnce();
  const stale = await load(session, '/models', unexpectedRequest);
  expect(stale).toEqual({ page: 1, failed: '/models?page=2' });
  session.store('/models', stale);
  expect(await load(session, '/models', unexpectedRequest)).toEqual({ page: 1 });
  expect(await load(session, '/models?page=2', async () => ({ page: 2 }))).toEqual({ page: 2 });
});

it('passes on a 404', async () => {
  const session = new ListSession<{ page: number }>(10);
  session.store('/dealerships', { page: 1 });
  const missing = plainAnswer(404);
  await expect(load(session, '/dealerships/x', () => Promise.reject(missing))).rejects.toBe(
    missing,
  );
});

it('follows a redirect, which is not a failure', async () => {
  const session = new ListSession<{ page: number }>(10);
  session.store('/models', { page: 1 });
  const away = Response.redirect('http://site.localhost/models');
  await expect(load(session, '/models?body=', () => Promise.reject(away))).rejects.toBe(away);
});

it('does not treat an aborted request as a failure', async () => {
  vi.stubGlobal('location', { pathname: '/models', search: '' });
  const session = new ListSession<{ page: number }>(10);
  session.store('/models', { page: 1 });
  const gone = new AbortController();
  gone.abort();
  const request = new Request('http://site.localhost/models?page=2', { signal: gone.signal });
  const aborted = new DOMException('signal is aborted', 'AbortError');
  const serverLoader = () => Promise.reject(aborted);
  await expect(session.load({ request, serverLoader })).rejects.toBe(aborted);
  expect(await load(session, '/models', unexpectedRequest)).toEqual({ page: 1 });
});
