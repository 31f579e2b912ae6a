import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { notePendingPurpose, notePendingSave, takePendingSave } from './pending-save.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('location', { origin: 'https://yard.example' });
  vi.stubGlobal('scrollY', 1234.5);
  const button = { getBoundingClientRect: () => ({ top: 210 }) };
  vi.stubGlobal('document', { querySelector: () => button });
});

const place = { scrollY: 1234.5, buttonTop: 210 };
const page = '/search/toyota?page=2&model=Hilux';

it('returns to the place, once, when the shopper has signed in or declined', () => {
  for (const purpose of ['save', 'return'] as const) {
    notePendingSave('yard', 7, page);
    expect(takePendingSave('yard', page), 'not decided').toBeUndefined();
    notePendingPurpose('yard', 7, page, purpose);
    expect(takePendingSave('yard', '/search/toyota')).toBeUndefined();
    expect(takePendingSave('other', page)).toBeUndefined();
    expect(takePendingSave('yard', page)).toEqual({ id: 7, page, place, purpose });
    expect(takePendingSave('yard', page)).toBeUndefined();
  }
});

it('is dropped by signing in for something else, and knows no place of a link from elsewhere', () => {
  notePendingSave('yard', 7, page);
  notePendingPurpose('yard', undefined, page, 'save');
  expect(takePendingSave('yard', page)).toBeUndefined();
  notePendingPurpose('yard', 8, page, 'save');
  expect(takePendingSave('yard', page)).toMatchObject({ id: 8, place: { scrollY: 0 } });
});

it('finds its page again, whatever the address needs to be escaped', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (path, query) => {
      // as an address bar shows it, and as the sign-in page parsed it
      const shown = `/search/${path.replace(/[#?\\]/g, '')}?q=${query.replaceAll('#', '')}`;
      const { pathname, search } = new URL(shown, 'https://yard.example');
      notePendingSave('yard', 7, shown);
      notePendingPurpose('yard', 7, pathname + search, 'save');
      expect(takePendingSave('yard', shown)).toMatchObject({ place });
    }),
  );
});

it.each(['null', '[]', '{"vehicle":7}', '{"vehicle":{"id":"7"}}', 'no JSON'])(
  'ignores %s in the storage',
  (text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    sessionStorage.setItem('yardPendingSave', text);
    expect(takePendingSave('yard', page)).toBeUndefined();
  },
);
