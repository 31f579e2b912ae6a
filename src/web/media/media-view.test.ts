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
  ['all media', everything, ['spinner', 'gallery', 'interior']],
  ['pictures only', { images }, ['gallery']],
  ['an interior without pictures', { spin_interior_image }, ['interior']],
  [
    'a spin of three frames, which are too few',
    { images, spin_images: spin_images.slice(0, 3) },
    ['gallery'],
  ],
  ['no media', {}, []],
])('offers for %s only the views with content', (_, media, views) => {
  expect(view(media).views).toEqual(views);
});

it.each([
  ['the spin', everything, {}, 'spinner'],
  ['the view the dealer chose', everything, { default_view: 'interior' }, 'interior'],
  ['the pictures without a spin', { images, spin_interior_image }, {}, 'gallery'],
  ['the spin without pictures', { spin_images }, { default_view: 'gallery' }, 'spinner'],
  ['the interior without anything else', { spin_interior_image }, {}, 'interior'],
  ['an empty gallery without any media', {}, {}, 'gallery'],
])('starts with %s', (_, media, settings, first) => {
  expect(view(media, settings).first).toBe(first);
});

it.each([
  ['in_stock', true],
  ['coming_soon', false],
  ['sold', false],
])('shows thumbnails of a vehicle that is %s: %s', (status, thumbnails) => {
  expect(view({ images, status }).thumbnails).toBe(thumbnails);
});

it.each([true, false])(
  'loops from the last picture to the first if the setting says so: %s',
  (loops) => {
    expect(view({ images }, { gallery_loops: loops }).loops).toBe(loops);
  },
);

it('numbers pictures without an alternative text', () => {
  expect(view({ images, name: '2019 Kia Rio' }).pictures.map(({ alt }) => alt)).toEqual([
    '2019 Kia Rio, picture 1',
    'Side',
  ]);
});

it('describes the frames of a spin briefly instead of listing their addresses', () => {
  expect(view({ id: 17, spin_images }, { spin_turns_by_itself: false }).spin).toMatchObject({
    vehicle: 17,
    count: 36,
    step: 1,
    autoRotates: false,
  });
  expect(JSON.stringify(view({ spin_images }).spin).length).toBeLessThan(200);
});

it('places interior hotspots on the panorama', () => {
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
])('shows an embedded spin given as %s from %s', (spin_code, address) => {
  const { embeddedSpin, views } = view({ images, spin_code });
  expect(embeddedSpin).toBe(address);
  expect(views.includes('spinner')).toBe(address !== undefined);
});

it('shows the dealer’s own spin rather than an embedded one', () => {
  expect(view({ spin_images, spin_code: 'https://spins.example/17' }).embeddedSpin).toBeUndefined();
});

it.each([
  [
    'the video itself',
    { video_url: 'https://c.example/a.mp4', external_video_url: 'https://e.example/1' },
    'https://c.example/a.mp4',
  ],
  [
    'the external page without a video',
    { external_video_url: 'https://e.example/1' },
    'https://e.example/1',
  ],
  [
    'the external page where the video cannot be played',
    { video_url: 'ftp://c.example/a', external_video_url: 'https://e.example/1' },
    'https://e.example/1',
  ],
  ['nothing', {}, undefined],
])('plays %s', (_, urls, address) => {
  expect(view(urls).video?.address).toBe(address);
});
