import { embedAddress } from '#domain/media/embed-address.ts';
import { interiorBase } from '#domain/media/interior-base.ts';
import { type PanoramaPosition, panoramaPosition } from '#domain/media/panorama-position.ts';
import { spinFingerprint } from '#domain/media/spin-address.ts';
import { spinFrames } from '#domain/media/spin-frames.ts';
import { pageAnchor, type SpinMark, spinMarks } from '#domain/media/spin-marks.ts';
import { isAvailable, isInStock } from '#domain/vehicle/availability.ts';
import type { Hotspot, Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { vehicleTitle } from '#web/search/results/card-view.ts';
import type { PictureView } from '#web/ui/picture-view.ts';
import { vehiclePictures } from './vehicle-pictures.ts';

/** In the switcher's order. */
export const mediaViews = ['spinner', 'gallery', 'interior'] as const;
export type MediaViewName = (typeof mediaViews)[number];

/** How a vehicle can be looked at. */
export interface MediaView {
  /** The vehicle, in words. */
  name: string;
  pictures: PictureView[];
  /** What there is to switch between. */
  views: MediaViewName[];
  first: MediaViewName;
  /** Where there are enough pictures. */
  thumbnails: boolean;
  /** Whether the arrows lead from the last picture to the first. */
  loops: boolean;
  /** Whether somebody is there to take more of them. */
  canBeAsked: boolean;
  spin: SpinView | undefined;
  /** A spin that is another's page. */
  foreignSpin: string | undefined;
  interior: InteriorView | undefined;
  video: VideoView | undefined;
}

/** The frames' addresses are made of this: 36 of them would be a tenth of the page. */
export interface SpinView {
  vehicle: number;
  fingerprint: string;
  /** How many frames are shown, and every how many of those there are. */
  count: number;
  step: number;
  turnsByItself: boolean;
  marks: SpinMark[];
}

export interface InteriorView {
  /** The address without width and format. */
  base: string;
  marks: InteriorMark[];
}

export interface InteriorMark extends PanoramaPosition {
  id: string;
  description: string;
  anchor: string | undefined;
}

export interface VideoView {
  title: string;
  kind: 'file' | 'frame';
  address: string;
  /** Where the video is to be seen without script. */
  page: string;
}

export function mediaView(vehicle: Vehicle, settings: SiteSettings): MediaView {
  const { media } = settings.vehicle;
  const name = vehicleTitle(vehicle);
  const pictures = vehiclePictures(vehicle);
  const spin = spinView(vehicle, media.spin_turns_by_itself);
  const foreignSpin = spin ? undefined : framedAddress(vehicle.spin_code);
  const interior = interiorView(vehicle);
  const has: Record<MediaViewName, boolean> = {
    spinner: Boolean(spin ?? foreignSpin),
    gallery: pictures.length > 0,
    interior: interior !== undefined,
  };
  const views = mediaViews.filter((view) => has[view]);
  return {
    name,
    pictures,
    views,
    first: has[media.default_view] ? media.default_view : firstOf(has),
    thumbnails: isInStock(vehicle),
    loops: media.gallery_loops,
    canBeAsked: isAvailable(vehicle),
    spin,
    foreignSpin,
    interior,
    video: videoView(vehicle, name),
  };
}

/** What stands in for a view that a vehicle lacks: pictures load soonest, a look inside last. */
function firstOf(has: Record<MediaViewName, boolean>): MediaViewName {
  if (has.gallery || !(has.spinner || has.interior)) return 'gallery';
  return has.spinner ? 'spinner' : 'interior';
}

function spinView(vehicle: Vehicle, turnsByItself: boolean): SpinView | undefined {
  const sources = vehicle.spin_images ?? [];
  const frames = spinFrames(sources.length);
  return (
    frames && {
      vehicle: vehicle.id,
      fingerprint: spinFingerprint(sources),
      ...frames,
      turnsByItself,
      marks: spinMarks(vehicle.hotspots?.exterior ?? [], sources.length, frames),
    }
  );
}

function interiorView({ id, spin_interior_image, hotspots }: Vehicle): InteriorView | undefined {
  if (!spin_interior_image) return undefined;
  const marks = (hotspots?.interior ?? []).flatMap(interiorMark);
  return { base: interiorBase(id, spin_interior_image), marks };
}

/** A panorama is one picture: a mark has one place on it, whatever way its angle says the feed's viewer was turned. */
function interiorMark({ id, description, anchors, positions }: Hotspot): InteriorMark[] {
  const [place] = positions;
  if (!place) return [];
  const { posX, posY } = place;
  return [{ id, description, anchor: pageAnchor(anchors), ...panoramaPosition(posX, posY) }];
}

/** A dealer's code for a foreign spin is used where it is an address; code of others never runs in the page. */
function framedAddress(code: string | undefined): string | undefined {
  const address = URL.parse(code?.trim() ?? '');
  return address?.protocol === 'https:' ? address.href : undefined;
}

function videoView(vehicle: Vehicle, name: string): VideoView | undefined {
  for (const page of [vehicle.video_url, vehicle.external_video_url]) {
    const embed = page === undefined ? undefined : embedAddress(page);
    if (page !== undefined && embed) return { title: `Video of the ${name}`, page, ...embed };
  }
  return undefined;
}
