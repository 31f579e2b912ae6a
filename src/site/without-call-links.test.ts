import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { withoutCallLinks } from './without-call-links.ts';

const navigation = {
  header: [
    { label: 'Call our buyers', href: 'tel:0255500110' },
    { label: 'Our stock', href: '/search' },
  ],
};

it('replaces call links with links to the page that reveals the numbers', () => {
  const site = withoutCallLinks(someSite('yard', { navigation }));
  expect(site.settings.navigation.header.map(({ href }) => href)).toEqual(['/call', '/search']);
  expect(site.slug).toBe('yard');
});

it('shares unchanged settings with the original site', () => {
  const site = someSite('yard', { navigation });
  const { settings } = withoutCallLinks(site);
  expect(settings).toEqual({ ...site.settings, navigation: settings.navigation });
  expect(settings.search).toBe(site.settings.search);
  expect(site.settings.navigation.header[0]?.href).toBe('tel:0255500110');
});

it('returns a site with visible numbers unchanged, and caches the result', () => {
  const open = someSite('yard', { navigation, phones: { mask: false } });
  expect(withoutCallLinks(open)).toBe(open);
  const masked = someSite('yard', { navigation });
  expect(withoutCallLinks(masked)).toBe(withoutCallLinks(masked));
});
