import { describe, expect, it } from 'vitest';
import { SiteContent } from '#search/content-search/site-content.ts';
import { someSite } from '#tests/support/sites.ts';
import { pageOfContent } from './content-pages.ts';

const site = someSite('yard', {});
const maker = (slug: string, others: object = {}) => ({
  id: slug,
  name: slug.toUpperCase(),
  slug,
  group: 'cars' as const,
  models: [{ name: 'Seltos', slug: `${slug}-seltos`, status: 'active' as const }],
  ...others,
});
const content = new SiteContent(
  site,
  [],
  [maker('kia'), maker('tyres', { models: [], override_url: '/service' })],
);
const pageAt = (path: string, of = content) => pageOfContent(path, of, site.settings);

describe('a page of the content', () => {
  it.each([
    ['/kia-seltos', '/kia-seltos', 'model-head'],
    ['/kia/overview', '/kia/overview', 'brand-head'],
    ['/brands/kia', '/kia/overview', 'brand-head'],
    ['/brands', '/brands', 'brands'],
  ])('at %s has the canonical address %s and begins with %s', (path, canonical, first) => {
    const page = pageAt(path);
    expect([page?.path, page?.content[0]?.type]).toEqual([canonical, first]);
  });

  it.each(['/none', '/none/overview', '/brands/none', '/kia', '/kia-seltos/overview'])(
    'does not exist at %s',
    (path) => expect(pageAt(path)).toBeUndefined(),
  );

  it('is elsewhere for a brand whose tile leads elsewhere', () => {
    let thrown: unknown;
    try {
      pageAt('/tyres/overview');
    } catch (error) {
      thrown = error;
    }
    expect((thrown as Response).headers.get('location')).toBe('/service');
  });

  it('does not list brands if there are none', () => {
    expect(pageAt('/brands', new SiteContent(site, [], []))).toBeUndefined();
  });
});
