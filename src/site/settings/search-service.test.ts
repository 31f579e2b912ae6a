import { expect, it } from 'vitest';
import { parseSiteSettings } from '#site/parse-site-settings.ts';
import { someSettings } from '#tests/support/sites.ts';

const faults = (searchService: object) => {
  const parsed = parseSiteSettings(someSettings('yard', { search_service: searchService }));
  return parsed.ok ? [] : parsed.faults.map(({ path }) => path);
};
const key = 'a-key-for-widgets';

it.each([
  [{}, []],
  [{ enabled: true, key, allowed_origins: ['https://www.dealer.example', '*'] }, []],
  [{ enabled: true, key, allowed_origins: ['http://localhost:8080'] }, []],
  [{ enabled: true }, ['search_service.key']],
  [{ key: 'short' }, ['search_service.key']],
  [{ key: 'with spaces in the key' }, ['search_service.key']],
  [{ allowed_origins: ['https://dealer.example/'] }, ['search_service.allowed_origins[0]']],
  [{ allowed_origins: ['dealer.example'] }, ['search_service.allowed_origins[0]']],
  [{ requests_per_minute: 0 }, ['search_service.requests_per_minute']],
  [{ max_total_hits: 1_000_000 }, ['search_service.max_total_hits']],
])('%j has faults at %j', (settings, expected) => {
  expect(faults(settings)).toEqual(expected);
});
