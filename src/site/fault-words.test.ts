import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parseSiteSettings, type SettingsFault } from './parse-site-settings.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Path = readonly (string | number)[];

const demoSites = ['kestrel-auto', 'wandering-van-co'].map((slug) => {
  const file = resolve(import.meta.dirname, `../demo/sites/${slug}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Json;
});

/** The paths of all values in a file, or of all keys of its objects. */
function pathsIn(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: [string | number, Json][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [
    ...(path.length > 0 ? [path] : []),
    ...entries.flatMap(([at, one]) => pathsIn(one, [...path, at])),
  ];
}

/** The paths in a file, each entry of a list standing for those like it. */
function differentPathsIn(file: Json): Path[] {
  const kinds = pathsIn(file).map(
    (path) =>
      [path.map((part) => (typeof part === 'number' ? '[]' : part)).join('.'), path] as const,
  );
  return [...new Map(kinds).values()];
}

/** A copy with another value at a path, or under another key. */
function changed(file: Json, path: Path, change: { value: Json } | { key: string }): Json {
  const copy = structuredClone(file);
  let parent = copy as Record<string | number, Json>;
  // the paths are those of the file
  for (const part of path.slice(0, -1)) parent = parent[part] as typeof parent;
  const last = path.at(-1)!;
  if ('value' in change) parent[last] = change.value;
  else {
    parent[change.key] = parent[last]!;
    delete parent[last];
  }
  return copy;
}

function faultsOf(file: Json): SettingsFault[] {
  const parsed = parseSiteSettings(file);
  return parsed.ok ? [] : parsed.faults;
}

/** Words of programmers, and of zod. */
const jargon =
  /invalid|expected|received|too (small|big)|unrecognized|[<>]=|undefined|pattern|regex/i;

const wrongValues: readonly Json[] = ['x', '', 1.5, -1, true, null, [], {}, ['x'], { x: 1 }];

it('says in plain words what is wrong with any value in the settings of the demo', () => {
  let seen = 0;
  for (const site of demoSites) {
    for (const [at, path] of differentPathsIn(site).entries()) {
      for (const turn of [0, 3, 7]) {
        const value = wrongValues[(at + turn) % wrongValues.length]!;
        for (const { path: where, message } of faultsOf(changed(site, path, { value }))) {
          seen += 1;
          expect(message, `${where} of ${JSON.stringify(value)}`).not.toMatch(jargon);
          expect(message).not.toBe('');
        }
      }
    }
  }
  expect(seen).toBeGreaterThan(500);
});

/** Keys that dealers choose, such as names of fields and slugs. */
const isFree = (path: Path) => path.some((part) => part === 'own' || String(part).includes('by_'));

it('names the key that was meant by a misspelt one', () => {
  let asked = 0;
  for (const site of demoSites) {
    for (const path of differentPathsIn(site)) {
      const key = path.at(-1);
      if (typeof key !== 'string' || key.length < 4 || isFree(path) || key.startsWith('$'))
        continue;
      const misspelt = `${key[0]}${key[2]}${key[1]}${key.slice(3)}`;
      if (misspelt === key) continue;
      const fault = faultsOf(changed(site, path, { key: misspelt })).find(({ path: where }) =>
        where.endsWith(misspelt),
      );
      if (!fault) continue;
      asked += 1;
      expect(fault.message, fault.path).toMatch(new RegExp(`did you mean .*\\b${key}\\b`));
    }
  }
  expect(asked).toBeGreaterThan(100);
});

it('reports every fault of a file at once', () => {
  const [site] = demoSites;
  const faulty = {
    ...(site as object),
    nmae: 'x',
    locations: [
      ...(site as { locations: object[] }).locations,
      (site as { locations: object[] }).locations[0],
    ],
    search: { page_size: 'many' },
    theme: { brand: 'red' },
  } as Json;
  const paths = faultsOf(faulty).map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'nmae',
      'search.page_size',
      'theme.brand',
      expect.stringMatching(/^locations\[\d+\]\.id$/),
    ]),
  );
});
