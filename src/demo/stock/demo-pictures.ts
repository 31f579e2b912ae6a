import type { VehicleFacts, VehicleImage } from '#domain/vehicle/vehicle.ts';
import { hasSeats } from '#demo/pictures/demo-body.ts';
import { printPictureAddress } from '#demo/pictures/picture-address.ts';
import type { PictureView } from '#demo/pictures/picture-view.ts';
import type { Draw } from './draw.ts';
import type { PhotoShoot } from './photo-shoots.ts';

/** In a photographer's order: the best views first, details last. */
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
/** Additional angles for dealers who take twenty pictures. */
const furtherViews: readonly PictureView[] = [60, 120, 150, 210, 240, 270, 300, 330, 15].map(
  (spin) => ({ spin }),
);

const altTexts = new Map<PictureView, string>([
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
const spinViews: readonly PictureView[] = Array.from({ length: spinFrames }, (_, frame) => ({
  spin: (frame * 360) / spinFrames,
}));

/** How many pictures a dealer takes of a vehicle; its shoot may have fewer. */
export interface PictureCounts {
  outside: number;
  further: number;
}

export function drawnCounts(draw: Draw): PictureCounts {
  const outside = draw.whole(6, outsideViews.length);
  return { outside, further: draw.chance(0.25) ? draw.whole(3, furtherViews.length) : 0 };
}

/** 6 to 20 pictures of a vehicle; without counts, all pictures of the shoot. */
export function demoImages(
  shoot: PhotoShoot,
  name: string,
  counts: PictureCounts = { outside: outsideViews.length, further: furtherViews.length },
): VehicleImage[] {
  const views = [
    ...outsideViews.slice(0, Math.min(counts.outside, shoot.outsideViews)),
    ...(hasSeats(shoot.body) ? insideViews : []),
    ...(shoot.hasSpin ? furtherViews.slice(0, counts.further) : []),
  ];
  return views.map((view) => ({ url: addressOf(shoot, view), alt: altOf(shoot, name, view) }));
}

/** A spin of the exterior with two hotspots, and the interior if it has one. */
export function demoSpin(
  shoot: PhotoShoot,
): Pick<VehicleFacts, 'spin_images' | 'spin_interior_image' | 'hotspots'> {
  return {
    spin_images: spinViews.map((view) => addressOf(shoot, view)),
    ...(hasSeats(shoot.body) && { spin_interior_image: addressOf(shoot, 'panorama') }),
    hotspots: {
      exterior: [
        hotspot('wheels', 'Alloy wheels, checked for kerb marks', [80, 90, 100], 32, 68),
        hotspot('front', 'LED headlights', [0, 10, 20, 350, 340], 38, 48),
      ],
    },
  };
}

/** The addresses of all pictures of a shoot. */
export function picturesOf(shoot: PhotoShoot): string[] {
  const { spin_images: frames = [], spin_interior_image: inside } = shoot.hasSpin
    ? demoSpin(shoot)
    : {};
  const images = demoImages(shoot, '').map(({ url }) => url);
  return [...new Set([...images, ...frames, ...(inside === undefined ? [] : [inside])])];
}

/** Positions are in percent of the frame, for the frames in which the hotspot is visible. */
function hotspot(
  id: string,
  description: string,
  angles: readonly number[],
  posX: number,
  posY: number,
) {
  return { id, description, positions: angles.map((activeAngle) => ({ activeAngle, posX, posY })) };
}

function addressOf({ body, colour, seed, backdrop }: PhotoShoot, view: PictureView): string {
  return printPictureAddress({ body, colour, seed, backdrop, view });
}

function altOf({ colour }: PhotoShoot, name: string, view: PictureView): string {
  return `${name} in ${colour.toLowerCase()}, ${altTexts.get(view) ?? 'walking around it'}`;
}
