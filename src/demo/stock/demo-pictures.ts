import type { VehicleFacts, VehicleImage } from '#domain/vehicle/vehicle.ts';
import type { Backdrop } from '#demo/pictures/backdrop/backdrop.ts';
import { type DemoBody, hasCabin } from '#demo/pictures/demo-body.ts';
import { printPictureAddress } from '#demo/pictures/picture-address.ts';
import type { PictureView } from '#demo/pictures/picture-view.ts';
import type { Draw } from './draw.ts';

/** In the order in which a photographer works: the best first, the details last. */
const outsideViews: readonly PictureView[] = [
  'front-three-quarter',
  'side',
  'rear-three-quarter',
  'front',
  'rear',
  'opposite-three-quarter',
  'high-three-quarter',
  'low-front',
  'wheel',
];
const insideViews: readonly PictureView[] = ['dashboard', 'rear-seats'];
/** Further walks around the vehicle for dealers who take twenty pictures. */
const furtherViews: readonly PictureView[] = [60, 120, 150, 210, 240, 270, 300, 330, 15].map(
  (spin) => ({ spin }),
);

const wordsOfViews = new Map<PictureView, string>([
  ['front-three-quarter', 'from the front left'],
  ['side', 'from the side'],
  ['rear-three-quarter', 'from the rear left'],
  ['front', 'from the front'],
  ['rear', 'from the rear'],
  ['opposite-three-quarter', 'from the front right'],
  ['high-three-quarter', 'from above'],
  ['low-front', 'from low in front'],
  ['wheel', 'wheel'],
  ['dashboard', 'dashboard'],
  ['rear-seats', 'rear seats'],
]);

const spinFrames = 36;

export interface Photographed {
  body: DemoBody;
  colour: string;
  seed: number;
  backdrop: Backdrop;
  name: string;
}

/** 6 to 20 pictures of a vehicle. */
export function demoImages(vehicle: Photographed, draw: Draw): VehicleImage[] {
  const inside = hasSeats(vehicle.body) ? insideViews : [];
  const views = [...outsideViews.slice(0, draw.whole(6, outsideViews.length)), ...inside];
  if (draw.chance(0.25)) views.push(...furtherViews.slice(0, draw.whole(3, furtherViews.length)));
  return imagesOf(vehicle, views);
}

/** All that there are, twenty of most vehicles. */
export function everyDemoImage(vehicle: Photographed): VehicleImage[] {
  const inside = hasSeats(vehicle.body) ? insideViews : [];
  return imagesOf(vehicle, [...outsideViews, ...inside, ...furtherViews]);
}

function imagesOf(vehicle: Photographed, views: readonly PictureView[]): VehicleImage[] {
  return views.map((view) => ({ url: addressOf(vehicle, view), alt: altOf(vehicle, view) }));
}

/** A turn of the outside, the inside where there is one, and two marks on it. */
export function demoSpin(
  vehicle: Photographed,
): Pick<VehicleFacts, 'spin_images' | 'spin_interior_image' | 'hotspots'> {
  const degrees = Array.from({ length: spinFrames }, (_, frame) => (frame * 360) / spinFrames);
  return {
    spin_images: degrees.map((spin) => addressOf(vehicle, { spin })),
    ...(hasSeats(vehicle.body) && { spin_interior_image: addressOf(vehicle, 'panorama') }),
    hotspots: {
      exterior: [
        hotspot('wheels', 'Alloy wheels, checked for kerb marks', [80, 90, 100], 32, 68),
        hotspot('front', 'LED headlights', [0, 10, 20, 350, 340], 38, 48),
      ],
    },
  };
}

/** Positions are in percent of the frame, at the frames on which the mark can be seen. */
function hotspot(
  id: string,
  description: string,
  angles: readonly number[],
  posX: number,
  posY: number,
) {
  return { id, description, positions: angles.map((activeAngle) => ({ activeAngle, posX, posY })) };
}

/** A caravan has a cabin, but no dashboard. */
function hasSeats(body: DemoBody): boolean {
  return hasCabin(body) && !body.endsWith('caravan');
}

function addressOf({ body, colour, seed, backdrop }: Photographed, view: PictureView): string {
  return printPictureAddress({ body, colour, seed, backdrop, view });
}

function altOf({ name, colour }: Photographed, view: PictureView): string {
  return `${name} in ${colour.toLowerCase()}, ${wordsOfViews.get(view) ?? 'walking around it'}`;
}
