import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { feedSettingsSchema, staleAfterMinutes } from './feed-settings.ts';
import { parseFeed } from './parse-feed.ts';

const examples = new URL('../../../examples/feeds/', import.meta.url);
const read = (name: string) =>
  JSON.parse(readFileSync(new URL(name, examples), 'utf8')) as Record<string, unknown>;

it.each(readdirSync(examples))('reads the example %s', (name) => {
  expect(parseFeed(read(name), false)).toMatchObject({ ok: true });
});

it('has every setting on the manual’s page, and no other', () => {
  const page = readFileSync(new URL('../../../docs/stock-feed.md', import.meta.url), 'utf8');
  const [, table = ''] = page.split('| setting ');
  const named = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| `(\w+)`/gm)].map(
    ([, name]) => name,
  );
  const settings = Object.keys(feedSettingsSchema.shape).filter((name) => name !== '$schema');
  expect(new Set(named)).toEqual(new Set([...settings, 'credentials']));
});

it('takes the credentials apart from the settings', () => {
  const parsed = parseFeed(read('https.json'), false);
  if (!parsed.ok) return expect.unreachable();
  expect(parsed.credentials).toEqual({ user: 'my-dealer', password: 'change-me' });
  expect(JSON.stringify(parsed.settings)).not.toContain('change-me');
  expect(staleAfterMinutes(parsed.settings)).toBe(180);
});

it('takes addresses without https only if the operator allows private ones', () => {
  const feed = { ...read('https.json'), from: { kind: 'https', url: 'http://dms.internal/a.csv' } };
  expect(parseFeed(feed, true)).toMatchObject({ ok: true });
  expect(parseFeed(feed, false)).toMatchObject({ ok: false, faults: [{ path: 'from.url' }] });
});

it.each([[null], ['text'], [[]], [{}]])('returns the faults of %j', (file) => {
  expect(parseFeed(file, false)).toMatchObject({ ok: false });
});
