import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The base sheets of every page: elements, common controls, layouts and looks. Only the root imports them. */
const foundation = ['layers', 'reset', 'base', 'controls', 'layout', 'appearance'].map(
  (name) => `src/web/styles/${name}.css`,
);

const sheets = globSync('src/web/**/*.css').toSorted();
const modules = globSync('src/web/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
const textOf = new Map([...sheets, ...modules].map((file) => [file, readFileSync(file, 'utf8')]));

/** A package's classes are styled where its sheet is imported. */
const isOwn = (name: string): boolean => !/^(psv|leaflet)-/.test(name);

const classesOf = new Map(sheets.map((sheet) => [sheet, [...classesIn(sheet)].filter(isOwn)]));
const importsOf = new Map(modules.map((file) => [file, sheetsImportedBy(file)]));

describe('a class', () => {
  it('is styled in one sheet', () => {
    const sheetsOf = new Map<string, string[]>();
    for (const [sheet, names] of classesOf) {
      for (const name of names) sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), sheet]);
    }
    expect([...sheetsOf].filter(([, styledIn]) => styledIn.length > 1)).toEqual([]);
  });

  it('is used by modules that import its sheet', () => {
    const sheetOf = new Map<string, string>();
    for (const [sheet, names] of classesOf) for (const name of names) sheetOf.set(name, sheet);
    const forgotten = modules.flatMap((file) =>
      classesUsedBy(file).flatMap((name) => {
        const sheet = sheetOf.get(name);
        const isThere = !sheet || foundation.includes(sheet) || importsOf.get(file)?.has(sheet);
        return isThere ? [] : [`${file} uses .${name} without ${sheet}`];
      }),
    );
    expect(forgotten).toEqual([]);
  });

  it('is used where it is styled', () => {
    const words = new Set(
      [...textOf].flatMap(([file, text]) => (/\.tsx?$/.test(file) ? text.split(/[^\w-]+/) : [])),
    );
    // as `card-tag-${tag.kind}`
    const computed = [...words].filter((word) => word.endsWith('-'));
    const unused = [...classesOf.values()]
      .flat()
      .filter((name) => !words.has(name) && !computed.some((start) => name.startsWith(start)));
    expect(unused).toEqual([]);
  });
});

it('every variable that a sheet reads is set somewhere, and one that it sets is read', () => {
  const web = [...textOf.values()].join('\n');
  const themes = globSync('src/site/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  const read = variablesIn(web, /var\(\s*(--[\w-]+)/g);
  const set = variablesIn(web, /(--[\w-]+)['"]?\s*:/g);
  const ofThemes = variablesIn(themes.join('\n'), /(--[\w-]+)/g);
  expect([...read].filter((name) => !set.has(name) && !ofThemes.has(name))).toEqual([]);
  expect([...set].filter((name) => !read.has(name) && isOwn(name.slice(2)))).toEqual([]);
});

describe.each(sheets.filter((sheet) => !foundation.includes(sheet)))('%s', (sheet) => {
  it('stands in the folder of the modules that import it, or above them', () => {
    const folder = dirname(sheet);
    const importers = modules.filter((file) => importsOf.get(file)?.has(sheet));
    const isShared = folder === 'src/web/ui' || folder.startsWith('src/web/ui/');
    expect(importers).not.toEqual([]);
    expect(isShared || importers.some((file) => file.startsWith(`${folder}/`))).toBe(true);
  });

  it('is in the layer of its place', () => {
    const template = /^src\/web\/templates\/([^/]+)\//.exec(sheet)?.[1];
    const layers = textOf.get(sheet)?.match(/@layer \w+/g);
    expect(layers).toEqual([template === undefined ? '@layer parts' : '@layer template']);
    const names = classesOf.get(sheet) ?? [];
    if (template) expect(names.filter((name) => !name.startsWith(`${template}-`))).toEqual([]);
  });
});

it('The foundation is imported by the root alone', () => {
  const importers = modules.filter((file) =>
    foundation.some((sheet) => importsOf.get(file)?.has(sheet)),
  );
  expect(importers).toEqual(['src/web/root.tsx']);
});

function variablesIn(text: string, pattern: RegExp): ReadonlySet<string> {
  return new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
}

/** The classes in a sheet's selectors. */
function classesIn(sheet: string): Set<string> {
  const text = (textOf.get(sheet) ?? '').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...text.matchAll(/([^{};]+)\{/g)].map(([, before = '']) => before.trim());
  return new Set(
    selectors
      .filter((selector) => !selector.startsWith('@'))
      .flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)])
      .map(([, name = '']) => name),
  );
}

function sheetsImportedBy(file: string): ReadonlySet<string> {
  const imports = (textOf.get(file) ?? '').matchAll(/^import '(#web|\.\.?)\/(.*\.css)';$/gm);
  return new Set(
    [...imports].map(([, from = '', path = '']) =>
      from === '#web' ? `src/web/${path}` : normalize(join(dirname(file), from, path)),
    ),
  );
}

/** The class names in all `className` strings of a module. */
function classesUsedBy(file: string): string[] {
  const given = (textOf.get(file) ?? '').matchAll(
    /className[=:]\s*("[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})/gi,
  );
  return [...given].flatMap(([, value = '']) =>
    [...value.matchAll(/["'`]([^"'`]*)["'`]/g)].flatMap(([, text = '']) => text.split(/[\s{}$]+/)),
  );
}
