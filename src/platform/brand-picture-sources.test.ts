import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { demoSites } from '#demo/demo-sites.ts';
import { demoLogoSource } from '#demo/logos/demo-logo-source.ts';
import { brandFile } from '#partners/pictures/brand-file.ts';

const folder = join(import.meta.dirname, '../demo/logos');

async function addresses(): Promise<string[]> {
  const settings = await Promise.all(demoSites.map((file) => readFile(file, 'utf8')));
  return settings.flatMap((text) => text.match(/demo-logo:[^"]+/g) ?? []);
}

test('every logo in the settings of the demo is a drawing that pages accept, and every drawing is used', async () => {
  const used = await addresses();
  expect(used.length).toBeGreaterThan(10);
  for (const address of used) {
    const bytes = await demoLogoSource.read(address);
    expect((await brandFile(bytes ?? Buffer.from('')))?.format, address).toBe('svg');
    // letters are shapes, because visitors may not have a font
    expect(Buffer.from(bytes ?? '').toString(), address).not.toContain('<text');
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const drawings = entries
    .filter(({ name }) => name.endsWith('.svg'))
    .map(({ parentPath, name }) => `demo-logo:${relative(folder, parentPath)}/${name}`);
  expect(drawings.sort()).toEqual([...new Set(used)].sort());
});

test('an address that is not in the folder has no file', async () => {
  for (const path of ['../demo-sites.ts', 'kestrel-auto/../../x.svg', 'kestrel-auto/absent.svg'])
    expect(await demoLogoSource.read(`demo-logo:${path}`)).toBeUndefined();
});
