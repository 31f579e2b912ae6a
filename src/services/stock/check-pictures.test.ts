import { expect, it } from 'vitest';
import type { PictureSource } from '#partners/pictures/picture-source.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { checkPictures, type PictureFault } from './check-pictures.ts';

const web: PictureSource = {
  handles: (address) => address.startsWith('https://'),
  async read(address) {
    if (address.includes('gone')) return undefined;
    if (address.includes('down'))
      throw new Error('fetch failed', { cause: new Error('connect ECONNREFUSED') });
    return Buffer.from('a picture');
  },
};

async function faultsOf(
  pictures: readonly (readonly string[])[],
  isWanted: (index: number) => boolean = () => true,
) {
  async function* stock() {
    yield pictures.map((urls, at) =>
      someVehicle({ id: at + 1, images: urls.map((url) => ({ url })) }),
    );
  }
  const faults: PictureFault[] = [];
  const counts = await checkPictures(stock(), [web], isWanted, (fault) => void faults.push(fault));
  return { ...counts, faults: faults.map(({ vehicle, url, reason }) => [vehicle.id, url, reason]) };
}

it('says which picture of which vehicle cannot be fetched, and why', async () => {
  const pictures = [
    ['https://yard.example/1.jpg', 'https://yard.example/gone.jpg'],
    ['https://down.example/1.jpg'],
    ['C:\\pictures\\1.jpg'],
    [],
  ];
  const { vehicles, pictures: fetched, faults } = await faultsOf(pictures);
  expect([vehicles, fetched]).toEqual([4, 4]);
  expect(faults.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
    [1, 'https://yard.example/gone.jpg', 'there is no such picture'],
    [2, 'https://down.example/1.jpg', 'connect ECONNREFUSED'],
    [3, 'C:\\pictures\\1.jpg', 'the address is not one of the web'],
    [4, undefined, 'the feed names no picture'],
  ]);
});

it('looks only at the wanted pictures', async () => {
  const pictures = Array.from({ length: 30 }, () => [
    'https://yard.example/1.jpg',
    'https://yard.example/gone.jpg',
  ]);
  const { pictures: fetched, faults } = await faultsOf(pictures, (index) => index === 0);
  expect([fetched, faults]).toEqual([30, []]);
});
