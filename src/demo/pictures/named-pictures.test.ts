import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { demoDealerships } from '#demo/demo-dealerships.ts';
import { type DemoVehicle, demoStock } from '#demo/demo-stock.ts';
import { type NamedPictures, namedPictures } from './named-pictures.ts';
import { parsePictureAddress } from './picture-address.ts';
import { pictureFile, pictureFolder } from './picture-file.ts';

/** The limit for the pictures, because every clone of the repository downloads them. */
const MAX_BYTES = 15_000_000;

const folder = fileURLToPath(pictureFolder);
const vehicles = demoDealerships.flatMap(({ slug }) => [...demoStock(slug, new Date())]);
let named: NamedPictures;
let files: string[];

beforeAll(async () => {
  named = await namedPictures();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
});

const fileOf = (address: string) => {
  const file = pictureFile(address);
  return file ? fileURLToPath(file) : `no file: ${address}`;
};

test('every picture used by stock, content and settings has a file, and every file is used', () => {
  const wanted = new Set([...named.stock, ...named.content, ...named.settings].map(fileOf));
  const present = new Set(files);
  expect([...wanted.difference(present)]).toEqual([]);
  expect([...present.difference(wanted)]).toEqual([]);
});

test('the files take at most 15 MB', async () => {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES);
});

test('every picture of a vehicle is in its colour', () => {
  for (const vehicle of vehicles) {
    const addresses = picturesOn(vehicle);
    const pictures = addresses.map(parsePictureAddress);
    expect(pictures.filter((picture) => picture?.colour !== vehicle.colour)).toEqual([]);
  }
});

test('the pictures of a vehicle come from one shoot', () => {
  const shootOf = (address: string) => address.slice(0, address.lastIndexOf('/'));
  const shoots = vehicles.map((vehicle) => new Set(picturesOn(vehicle).map(shootOf)));
  expect(Math.max(...shoots.map(({ size }) => size))).toBe(1);
});

function picturesOn({
  images = [],
  spin_images: frames = [],
  spin_interior_image: inside,
}: DemoVehicle) {
  return [...images.map(({ url }) => url), ...frames, ...(inside === undefined ? [] : [inside])];
}
