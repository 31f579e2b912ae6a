import type { Backdrop } from '#demo/pictures/backdrop.ts';
import type { Place } from './backdrop/place.ts';
import { places } from './backdrop/places.ts';
import { type CabinView, cabinCamera, panoramaEye } from './cabin/cabin-camera.ts';
import { cabinModel } from './cabin/cabin-model.ts';
import { panorama } from './cabin/panorama.ts';
import { hasCabin } from '#demo/pictures/demo-body.ts';
import { paints } from './paints.ts';
import type { PaintColour } from '#demo/pictures/paint-colour.ts';
import type { PictureAddress } from '#demo/pictures/picture-address.ts';
import { closeUpCamera, isCloseUp } from './render/close-up-camera.ts';
import { compose } from './render/compose.ts';
import { exteriorCamera } from './render/exterior-camera.ts';
import { type Lighting, lightingFrom } from './render/lighting.ts';
import { surfaces } from './render/materials.ts';
import { standpointOf } from './standpoints.ts';
import { vehicleModel } from './vehicle-model.ts';

export interface PictureRequest extends PictureAddress {
  /** Pixels. A panorama wants 2:1. */
  width: number;
  height: number;
}

export interface Picture {
  width: number;
  height: number;
  /** RGB, row by row from the top. */
  data: Uint8Array;
}

/**
 * Draws a demo vehicle. Pure: the same request gives the same bytes. A motorcycle has no panorama: asking for one
 * throws a RangeError.
 */
export function drawPicture(request: PictureRequest): Picture {
  const { body, view, width, height } = request;
  const data =
    hasCabin(body) && (view === 'dashboard' || view === 'rear-seats' || view === 'panorama')
      ? drawInside(request, view)
      : drawOutside(request);
  return { width, height, data };
}

function drawOutside({
  body,
  seed,
  view,
  colour,
  backdrop,
  width,
  height,
}: PictureRequest): Uint8Array {
  if (view === 'panorama') throw new RangeError(`A ${body} has no cabin to look round in`);
  const { solid, shadow, wheelAt } = vehicleModel(body, seed);
  const camera = isCloseUp(view)
    ? closeUpCamera(view, wheelAt, width, height)
    : exteriorCamera(solid.positions, standpointOf(view), width, height);
  const { place, lighting } = settingFor(backdrop);
  return compose(
    { solid, shadow, surfaces: paintedIn(colour), camera, place, lighting },
    width,
    height,
  );
}

function drawInside(
  { body, seed, colour, backdrop, width, height }: PictureRequest,
  view: CabinView | 'panorama',
): Uint8Array {
  const solid = cabinModel(body, seed, view === 'rear-seats' ? 'open' : 'shut');
  if (!solid) throw new RangeError(`A ${body} has no cabin`);
  const { place, lighting } = settingFor(backdrop);
  // Seen from a seat, the place lies beyond the windows, brighter than the cabin.
  const scene = {
    solid,
    surfaces: paintedIn(colour),
    place: { ...place, vignette: 0.12 },
    lighting,
    exposure: 2,
  };
  if (view === 'panorama') {
    const even = { ...scene, place: { ...place, vignette: 0 } };
    return panorama(even, panoramaEye(body), width, height);
  }
  return compose({ ...scene, camera: cabinCamera(body, view, width, height) }, width, height);
}

function paintedIn(colour: PaintColour) {
  return {
    ...surfaces,
    paint: paints[colour],
  };
}

const settings = new Map<Backdrop, { place: Place; lighting: Lighting }>();

function settingFor(backdrop: Backdrop): { place: Place; lighting: Lighting } {
  const known = settings.get(backdrop);
  if (known) return known;
  const place = places[backdrop]();
  const setting = { place, lighting: lightingFrom(place.radiance, place.daylight) };
  settings.set(backdrop, setting);
  return setting;
}
