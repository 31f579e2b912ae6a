// Draws the demo's missing pictures and removes files that the demo no longer uses.
// `--again` draws all pictures; the same version of sharp produces identical files.
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { namedPictures } from '#demo/pictures/named-pictures.ts';
import { parsePictureAddress } from '#demo/pictures/picture-address.ts';
import { pictureFile, pictureFolder } from '#demo/pictures/picture-file.ts';
import { drawPicture } from './draw-picture.ts';
import { type Format, formatOf } from './format-of.ts';

const isAgain = process.argv.includes('--again');
const wanted = await wantedFiles();
await removeOthers(wanted);
const missing = [...wanted].filter(([file]) => isAgain || !existsSync(file));
for (const [at, [file, { address, format }]] of missing.entries()) {
  await writePicture(file, await encoded(address, format));
  if ((at + 1) % 50 === 0) console.log(`${at + 1} of ${missing.length} pictures drawn`);
}
console.log(`${missing.length} pictures drawn; the demo uses ${wanted.size}`);

interface Wanted {
  address: string;
  format: Format;
}

/** Lists the files of all pictures, grouped by vehicle, so that each vehicle is built once. */
async function wantedFiles(): Promise<Map<string, Wanted>> {
  const files = new Map<string, Wanted>();
  for (const [use, addresses] of Object.entries(await namedPictures())) {
    for (const address of addresses) {
      const picture = parsePictureAddress(address);
      const file = pictureFile(address);
      if (!picture || !file) throw new Error(`"${address}" is not the address of a picture.`);
      const format = formatOf(picture.view, use);
      const known = files.get(fileURLToPath(file));
      // a picture with two uses has the larger of their sizes
      if (known && known.format.width >= format.width) continue;
      files.set(fileURLToPath(file), { address, format });
    }
  }
  return new Map([...files].sort(([, a], [, b]) => compare(drawingOrder(a), drawingOrder(b))));
}

function drawingOrder({ address }: Wanted): string {
  const [body, colour, seed, ...rest] = address.split('/');
  return [body, seed, /dash|seats|panorama/.test(address), colour, ...rest].join('/');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

async function encoded(address: string, { width, height, quality }: Format): Promise<Buffer> {
  const picture = parsePictureAddress(address)!;
  const { data } = drawPicture({ ...picture, width, height });
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality, effort: 6 })
    .toBuffer();
}

/** Writes to a temporary file first, so that an interrupted run leaves no half of a picture. */
async function writePicture(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

async function removeOthers(wanted: ReadonlyMap<string, unknown>): Promise<void> {
  const folder = fileURLToPath(pictureFolder);
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(file)) await rm(file);
  }
}
