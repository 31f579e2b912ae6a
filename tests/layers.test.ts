import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
let folder: string;

/** Runs the lint configuration on planted files in a separate folder, so that nothing is planted in the sources. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-layers-'));
  for (const file of [
    'oxlint.config.ts',
    'lint-plugin.ts',
    'layers.ts',
    'package.json',
    'tsconfig.json',
  ]) {
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const violations: [file: string, source: string, message: string][] = [
  [
    'src/web/ui/planted.tsx',
    "export { templateOf } from '#web/templates/template-registry.ts';",
    'Only routes and sections import the template registry',
  ],
  [
    'src/web/templates/harbour/planted.tsx',
    "export { Hero } from '#web/sections/hero/hero.tsx';",
    'Templates dress sections through their slots',
  ],
  ['src/domain/planted.ts', "export { now } from '#store/now.ts';", 'domain may import: nothing'],
  [
    'src/domain/planted.ts',
    "export { line } from '#site/settings/text.ts';",
    'domain may import: nothing',
  ],
  [
    'src/search/engine/planted.ts',
    "export { a } from '#domain/a.ts';",
    'search/engine may import: nothing',
  ],
  [
    'src/search/engine/planted.ts',
    "export { a } from '#search/vehicle-search/a.ts';",
    'search/engine may import: nothing',
  ],
  [
    'src/search/content-search/planted.ts',
    "export { a } from '#search/vehicle-search/a.ts';",
    'search/content-search may import: domain, site, search/engine',
  ],
  [
    'src/search/content-search/planted.ts',
    "export { sql } from 'kysely';",
    'may run in the browser',
  ],
  [
    'src/search/meilisearch/planted.ts',
    "export { a } from '#store/a.ts';",
    'search/meilisearch may import: domain, site, search/engine, search/vehicle-search',
  ],
  [
    'src/search/vehicle-search/planted.ts',
    "export { a } from '#search/meilisearch/a.ts';",
    'search/vehicle-search may import',
  ],
  ['src/web/planted.ts', "export { a } from '#search/meilisearch/a.ts';", 'web may import'],
  ['src/domain/planted.ts', 'export const now = new Date();', 'does not read the clock'],
  ['src/domain/planted.ts', 'export const now = Date.now();', 'does not read the clock'],
  ['src/domain/planted.ts', 'export const dice = Math.random();', 'pass random numbers'],
  ['src/domain/planted.ts', "export const page = fetch('https://a.example');", 'domain is pure'],
  ['src/domain/planted.ts', 'export const id = crypto.randomUUID();', 'domain is pure'],
  ['src/store/planted.ts', "export { a } from '#services/a.ts';", 'store may import: domain, site'],
  ['src/partners/planted.ts', "export { a } from '#store/a.ts';", 'partners may import: domain'],
  ['src/services/planted.ts', "export { a } from '#web/a.ts';", 'services may import'],
  [
    'src/web/planted.ts',
    "export { submitLead } from '#services/leads/submit-lead.ts';",
    'services as types only',
  ],
  ['src/web/planted.ts', "export { a } from '#store/a.ts';", 'web may import'],
  ['src/web/planted.ts', "export { Kysely } from 'kysely';", 'may run in the browser'],
  ['src/demo/planted.ts', "export { a } from '#services/a.ts';", 'demo may import: domain, site'],
  ['src/demo/planted.ts', "export { a } from '#showroom/a.ts';", 'demo may import: domain, site'],
  ['src/server/planted.ts', "export { a } from '#showroom/a.ts';", 'server may import'],
  ['tools/showroom/planted.ts', "export { a } from '#server/a.ts';", 'showroom may import: demo'],
  ['src/server/planted.ts', "export { a } from '#cli/a.ts';", 'server may import'],
  ['src/cli/planted.ts', "export { a } from '#server/a.ts';", 'cli may import'],
  ['src/domain/price/planted.ts', "export { a } from '../vehicle/a.ts';", 'Import siblings by ./'],
];

const allowed: [file: string, source: string][] = [
  ['src/store/planted.ts', "export { a } from '#domain/a.ts';"],
  ['src/search/vehicle-search/planted.ts', "export { a } from '#search/engine/a.ts';"],
  [
    'src/web/planted.ts',
    "export type { LeadSubmission } from '#services/leads/lead-submission.ts';",
  ],
  ['src/web/search/planted.ts', "export { a } from '#web/site/a.ts';"],
  ['src/web/content/planted.ts', "export { a } from '#search/content-search/a.ts';"],
  ['src/server/planted.ts', "export { a } from '#operator/a.ts';"],
  ['src/domain/planted.ts', 'export const day = (at: string) => new Date(at).getUTCDate();'],
  ['src/services/planted.ts', 'export const now = () => new Date();'],
  ['tools/showroom/planted.ts', "export { a } from '#demo/a.ts';"],
];

/** Plants each source in a file of its own. @returns by file, what the linter says of it */
function lintAll(
  planted: readonly (readonly [file: string, source: string, ...rest: string[]])[],
): string[][] {
  const paths = planted.map(([file], at) => file.replace('planted', `planted-${at}`));
  paths.forEach((path, at) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), planted[at]![1]);
  });
  const linter = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [linter, '--format', 'json', 'src', 'tools'],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; message: string; help?: string }[];
  };
  return paths.map((path) =>
    diagnostics
      .filter(({ filename }) => filename === path)
      .map(({ message, help = '' }) => `${message} ${help}`),
  );
}

it('reports what a layer must not do, and nothing else', () => {
  const said = lintAll([...violations, ...allowed]);
  violations.forEach(([file, source, message], at) => {
    expect(said[at]?.join('\n'), `${file}: ${source}`).toContain(message);
  });
  expect(said.slice(violations.length)).toEqual(allowed.map(() => []));
});
