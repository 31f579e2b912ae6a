import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { theme } from '#site/settings/theme.ts';
import { typefaceOf } from './typefaces.ts';

const root = join(import.meta.dirname, '../../..');

it.each(['system', 'grotesk', 'condensed', 'serif', 'editorial'] as const)(
  'the fonts of %s delay no photograph: together they are at most 72 kB',
  (typeface) => {
    const { files } = typefaceOf(theme.parse({ typeface }), 'harbour');
    const bytes = files.reduce((sum, file) => sum + readFileSync(join(root, file)).length, 0);
    expect(bytes).toBeLessThanOrEqual(72_000);
  },
);
