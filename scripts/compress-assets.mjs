// compresses the built files at the highest level, so that the server need not compress them
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './project.mjs';

const assets = join(root, 'build', 'client', 'assets');
for (const name of readdirSync(assets)) {
  if (!/\.(js|css|svg|json)$/.test(name)) continue;
  const compressed = brotliCompressSync(readFileSync(join(assets, name)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  writeFileSync(join(assets, `${name}.br`), compressed);
}
