import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { withoutCallLinks } from './without-call-links.ts';

const navigation = {
  header: [
    { label: 'Call our buyers', href: 'tel:0255500110' },
    { label: 'Our stock', href: '/search' },
  ],
};

it('leads where the numbers are revealed, in place of calling', () => {
  const site = withoutCallLinks(someSite('yard', { navigation }));
  expect(site.settings.navigation.header.map(({ href }) => href)).toEqual(['/call', '/search']);
  expect(site.slug).toBe('yard');
});

it('shares with the site whatever calls nobody', () => {
  const site = someSite('yard', { navigation });
  const { settings } = withoutCallLinks(site);
  expect(settings).toEqual({ ...site.settings, navigation: settings.navigation });
  expect(settings.search).toBe(site.settings.search);
  expect(site.settings.navigation.header[0]?.href).toBe('tel:0255500110');
});

it('leaves a site that shows its numbers as it is, and does the work once', () => {
  const open = someSite('yard', { navigation, phones: { mask: false } });
  expect(withoutCallLinks(open)).toBe(open);
  const masked = someSite('yard', { navigation });
  expect(withoutCallLinks(masked)).toBe(withoutCallLinks(masked));
});
