import { afterEach, expect, it, vi } from 'vitest';
import { ListSession } from './list-session.ts';

const ask = (
  session: ListSession<{ page: number }>,
  path: string,
  serverLoader: () => Promise<{ page: number }>,
) => session.load({ request: new Request(`http://site.localhost${path}`), serverLoader });
const neverAsked = () => Promise.reject(new Error('the server was asked'));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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

/** As the router makes it of a plain answer, such as a proxy's during a restart. */
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
])('leaves the last list and its address in place on %s', async (_what, failure) => {
  vi.stubGlobal('location', { pathname: '/models', search: '' });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const session = new ListSession<{ page: number }>(10);
  const fails = () => Promise.reject(failure);
  await expect(ask(session, '/models', fails)).rejects.toBe(failure);
  session.keep('/models', { page: 1 });
  const back: unknown = await ask(session, '/models?page=2', fails).catch((thrown) => thrown);
  expect(back).toBeInstanceOf(Response);
  expect((back as Response).headers.get('location')).toBe('/models');
  expect((back as Response).headers.get('x-remix-replace')).toBe('true');
  expect(logged).toHaveBeenCalledOnce();
  const stale = await ask(session, '/models', neverAsked);
  expect(stale).toEqual({ page: 1, failed: '/models?page=2' });
  session.keep('/models', stale);
  expect(await ask(session, '/models', neverAsked)).toEqual({ page: 1 });
  expect(await ask(session, '/models?page=2', async () => ({ page: 2 }))).toEqual({ page: 2 });
});

it('passes on that a page does not exist', async () => {
  const session = new ListSession<{ page: number }>(10);
  session.keep('/dealerships', { page: 1 });
  const missing = plainAnswer(404);
  await expect(ask(session, '/dealerships/x', () => Promise.reject(missing))).rejects.toBe(missing);
});

it('follows where the server leads: a redirect is no failure', async () => {
  const session = new ListSession<{ page: number }>(10);
  session.keep('/models', { page: 1 });
  const away = Response.redirect('http://site.localhost/models');
  await expect(ask(session, '/models?body=', () => Promise.reject(away))).rejects.toBe(away);
});

it('takes a list that the shopper no longer waits for as no failure', async () => {
  vi.stubGlobal('location', { pathname: '/models', search: '' });
  const session = new ListSession<{ page: number }>(10);
  session.keep('/models', { page: 1 });
  const gone = new AbortController();
  gone.abort();
  const request = new Request('http://site.localhost/models?page=2', { signal: gone.signal });
  const aborted = new DOMException('signal is aborted', 'AbortError');
  const serverLoader = () => Promise.reject(aborted);
  await expect(session.load({ request, serverLoader })).rejects.toBe(aborted);
  expect(await ask(session, '/models', neverAsked)).toEqual({ page: 1 });
});
