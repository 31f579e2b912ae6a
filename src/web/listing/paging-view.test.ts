import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pagingView } from './paging-view.ts';

const address = (page: number): string => `?page=${page}`;

it('leads from each page to its neighbours, and never beyond the first or last', () => {
  const place = fc
    .integer({ min: 1, max: 200 })
    .chain((pages) =>
      fc.record({ pages: fc.constant(pages), page: fc.integer({ min: 1, max: pages }) }),
    );
  fc.assert(
    fc.property(place, ({ page, pages }) => {
      const view = pagingView({ page, pages }, address);
      expect(view.previous).toBe(page === 1 ? undefined : address(page - 1));
      expect(view.next).toBe(page === pages ? undefined : address(page + 1));
      const shown = view.pages.flatMap((link) => (link.kind === 'page' ? link.page : []));
      expect(shown.every((one) => one >= 1 && one <= pages)).toBe(true);
      if (pages > 1) expect(shown).toEqual(expect.arrayContaining([1, page, pages]));
    }),
  );
});

it('has a gap where pages are left out, and nowhere else', () => {
  const words = ({ page, pages }: { page: number; pages: number }): string =>
    pagingView({ page, pages }, address)
      .pages.map((link) => (link.kind === 'gap' ? '…' : String(link.page)))
      .join(' ');
  expect(words({ page: 1, pages: 1 })).toBe('');
  expect(words({ page: 2, pages: 3 })).toBe('1 2 3');
  expect(words({ page: 5, pages: 9 })).toBe('1 … 4 5 6 … 9');
});
