import { expect, it } from 'vitest';
import { parseSiteSettings } from '#site/parse-site-settings.ts';
import { someSettings } from '#tests/support/sites.ts';

const key = 'a-key-of-at-least-24-characters';

it.each([
  [{}, []],
  [{ vendors: ['google', 'meta', 'tiktok'], key }, []],
  [{ vendors: ['google'] }, ['catalogue_feeds.key']],
  [{ vendors: ['bing'], key }, ['catalogue_feeds.vendors[0]']],
  [{ key: 'only-23-characters-long' }, ['catalogue_feeds.key']],
  [{ key: 'a key with spaces, which an address escapes' }, ['catalogue_feeds.key']],
  [{ store_codes: { 'yard-sales': '' } }, ['catalogue_feeds.store_codes.yard-sales']],
])('%j has faults at %j', (settings, expected) => {
  const parsed = parseSiteSettings(someSettings('yard', { catalogue_feeds: settings }));
  expect(parsed.ok ? [] : parsed.faults.map(({ path }) => path)).toEqual(expected);
});
