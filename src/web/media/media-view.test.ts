import { expect, it } from 'vitest';
import type { Vehicle, VehicleImage } from '#domain/vehicle/vehicle.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { type MediaView, mediaView } from './media-view.ts';

const view = (vehicle: Partial<Vehicle>, media: Record<string, unknown> = {}): MediaView =>
  mediaView(someVehicle(vehicle), someSite('yard', { vehicle: { media } }).settings);

const images: VehicleImage[] = [
  { url: 'https://p.example/1.jpg' },
  { url: 'https://p.example/2.jpg', alt: 'Side' },
];
const spin_images = Array.from({ length: 36 }, (_, frame) => `https://p.example/s${frame}.jpg`);
const spin_interior_image = 'https://p.example/inside.jpg';
const everything = { images, spin_images, spin_interior_image };

it.each([
  ['all there is', everything, ['spinner', 'gallery', 'interior']],
  ['pictures alone', { images }, ['gallery']],
  ['an inside without pictures', { spin_interior_image }, ['interior']],
  [
    'a spin of three frames, which is none',
    { images, spin_images: spin_images.slice(0, 3) },
    ['gallery'],
  ],
  ['nothing', {}, []],
])('offers of %s only what there is', (_, media, views) => {
  expect(view(media).views).toEqual(views);
});

it.each([
  ['the spin', everything, {}, 'spinner'],
  ['what the dealer wants', everything, { default_view: 'interior' }, 'interior'],
  ['the pictures where there is no spin', { images, spin_interior_image }, {}, 'gallery'],
  ['the spin where there are no pictures', { spin_images }, { default_view: 'gallery' }, 'spinner'],
  ['the inside where there is nothing else', { spin_interior_image }, {}, 'interior'],
  ['no pictures where there is nothing', {}, {}, 'gallery'],
])('begins with %s', (_, media, settings, first) => {
  expect(view(media, settings).first).toBe(first);
});

it.each([
  ['in_stock', true],
  ['coming_soon', false],
  ['sold', false],
])('a vehicle that is %s has thumbnails: %s', (status, thumbnails) => {
  expect(view({ images, status }).thumbnails).toBe(thumbnails);
});

it.each([true, false])('leads from the last picture to the first by setting: %s', (loops) => {
  expect(view({ images }, { gallery_loops: loops }).loops).toBe(loops);
});

it('tells a picture in words where the dealer did not', () => {
  expect(view({ images, name: '2019 Kia Rio' }).pictures.map(({ alt }) => alt)).toEqual([
    '2019 Kia Rio, picture 1',
    'Side',
  ]);
});

it('names the frames of a spin by what they are made of', () => {
  expect(view({ id: 17, spin_images }, { spin_turns_by_itself: false }).spin).toMatchObject({
    vehicle: 17,
    count: 36,
    step: 1,
    turnsByItself: false,
  });
  expect(JSON.stringify(view({ spin_images }).spin).length).toBeLessThan(200);
});

it('places the marks of the inside on the picture all around', () => {
  const hotspots = {
    interior: [
      { id: 'a', description: 'Screen', positions: [{ activeAngle: 40, posX: 50, posY: 50 }] },
      { id: 'b', description: 'Nowhere', positions: [] },
    ],
  };
  expect(view({ spin_interior_image, hotspots }).interior?.marks).toEqual([
    { id: 'a', description: 'Screen', anchor: undefined, yaw: 0, pitch: 0 },
  ]);
});

it.each([
  ['https://spins.example/17', 'https://spins.example/17'],
  ['http://spins.example/17', undefined],
  ['<iframe src="https://spins.example/17"></iframe>', undefined],
  ['javascript:alert(1)', undefined],
])('a foreign spin given as %s is shown from %s', (spin_code, address) => {
  const { foreignSpin, views } = view({ images, spin_code });
  expect(foreignSpin).toBe(address);
  expect(views.includes('spinner')).toBe(address !== undefined);
});

it('shows the dealer’s own spin before a foreign one', () => {
  expect(view({ spin_images, spin_code: 'https://spins.example/17' }).foreignSpin).toBeUndefined();
});

it.each([
  [
    'the video itself',
    { video_url: 'https://c.example/a.mp4', external_video_url: 'https://e.example/1' },
    'https://c.example/a.mp4',
  ],
  [
    'another’s page where there is none',
    { external_video_url: 'https://e.example/1' },
    'https://e.example/1',
  ],
  [
    'another’s page where the video cannot be played',
    { video_url: 'ftp://c.example/a', external_video_url: 'https://e.example/1' },
    'https://e.example/1',
  ],
  ['nothing', {}, undefined],
])('plays %s', (_, urls, address) => {
  expect(view(urls).video?.address).toBe(address);
});
