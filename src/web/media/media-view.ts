import { embedAddress } from '#domain/media/embed-address.ts';
import { interiorBase } from '#domain/media/picture-address.ts';
import { type PanoramaPosition, panoramaPosition } from '#domain/media/panorama-position.ts';
import { spinFingerprint } from '#domain/media/spin-address.ts';
import { spinFrames } from '#domain/media/spin-frames.ts';
import { pageAnchor, type SpinMark, spinMarks } from '#domain/media/spin-marks.ts';
import { isAvailable, isInStock } from '#domain/vehicle/availability.ts';
import type { Hotspot, Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { vehicleTitle } from '#web/search/results/card-view.ts';
import type { PictureView } from '#web/ui/card/picture-view.ts';
import { vehiclePictures } from './vehicle-pictures.ts';

/** In the order of the tabs. */
export const mediaViews = ['spinner', 'gallery', 'interior'] as const;
export type MediaViewName = (typeof mediaViews)[number];

/** The media section of a vehicle's page. */
export interface MediaView {
  /** The vehicle's title. */
  name: string;
  pictures: PictureView[];
  /** The views that have content. */
  views: MediaViewName[];
  first: MediaViewName;
  /** Whether to show thumbnails if there are enough pictures. */
  thumbnails: boolean;
  /** Whether the next picture after the last is the first. */
  loops: boolean;
  /** Whether the vehicle is still for sale, so that the dealer can take more photographs. */
  canRequestPhotos: boolean;
  spin: SpinView | undefined;
  /** The address of a spin hosted on another site. */
  embeddedSpin: string | undefined;
  interior: InteriorView | undefined;
  video: VideoView | undefined;
}

/** The browser derives the frames' addresses from this; 36 addresses would be a tenth of the page. */
export interface SpinView {
  vehicle: number;
  fingerprint: string;
  /** The number of frames shown; they are every `step`-th source frame. */
  count: number;
  step: number;
  autoRotates: boolean;
  marks: SpinMark[];
}

export interface InteriorView {
  /** The image address without width and format. */
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
  /** The page that shows the video to visitors without script. */
  page: string;
}

export function mediaView(vehicle: Vehicle, settings: SiteSettings): MediaView {
  const { media } = settings.vehicle;
  const name = vehicleTitle(vehicle);
  const pictures = vehiclePictures(vehicle);
  const spin = spinView(vehicle, media.spin_turns_by_itself);
  const embeddedSpin = spin ? undefined : embeddableAddress(vehicle.spin_code);
  const interior = interiorView(vehicle);
  const has: Record<MediaViewName, boolean> = {
    spinner: Boolean(spin ?? embeddedSpin),
    gallery: pictures.length > 0,
    interior: interior !== undefined,
  };
  const views = mediaViews.filter((view) => has[view]);
  return {
    name,
    pictures,
    views,
    first: has[media.default_view] ? media.default_view : fallbackView(has),
    thumbnails: isInStock(vehicle),
    loops: media.gallery_loops,
    canRequestPhotos: isAvailable(vehicle),
    spin,
    embeddedSpin,
    interior,
    video: videoView(vehicle, name),
  };
}

/** Chooses the first view when the configured one has no content: pictures load fastest, the interior slowest. */
function fallbackView(has: Record<MediaViewName, boolean>): MediaViewName {
  if (has.gallery || !(has.spinner || has.interior)) return 'gallery';
  return has.spinner ? 'spinner' : 'interior';
}

function spinView(vehicle: Vehicle, autoRotates: boolean): SpinView | undefined {
  const sources = vehicle.spin_images ?? [];
  const frames = spinFrames(sources.length);
  return (
    frames && {
      vehicle: vehicle.id,
      fingerprint: spinFingerprint(sources),
      ...frames,
      autoRotates,
      marks: spinMarks(vehicle.hotspots?.exterior ?? [], sources.length, frames),
    }
  );
}

function interiorView({ id, spin_interior_image, hotspots }: Vehicle): InteriorView | undefined {
  if (!spin_interior_image) return undefined;
  const marks = (hotspots?.interior ?? []).flatMap(interiorMark);
  return { base: interiorBase(id, spin_interior_image), marks };
}

/** A panorama is a single picture, so a hotspot has one position whatever viewer angle the feed gives. */
function interiorMark({ id, description, anchors, positions }: Hotspot): InteriorMark[] {
  const [position] = positions;
  if (!position) return [];
  const { posX, posY } = position;
  return [{ id, description, anchor: pageAnchor(anchors), ...panoramaPosition(posX, posY) }];
}

/** Accepts `spin_code` only as an https address, because code from outside never runs in the page. */
function embeddableAddress(code: string | undefined): string | undefined {
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
