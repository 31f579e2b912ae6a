import type { Backdrop, Place } from './backdrop/backdrop.ts';
import { places } from './backdrop/places.ts';
import type { DemoBody } from './demo-body.ts';
import { type PaintColour, paintColours } from './paint-colours.ts';
import type { NamedView, PictureView } from './picture-view.ts';
import { compose } from './render/compose.ts';
import { exteriorCamera, type Standpoint } from './render/exterior-camera.ts';
import { type Lighting, lightingFrom } from './render/lighting.ts';
import { surfaces } from './render/materials.ts';
import { vehicleModel } from './vehicle-model.ts';

export interface PictureRequest {
  body: DemoBody;
  /** A trade name of `paintColours`; any other is drawn in silver. */
  colour: string;
  /** The same body and seed are always the same vehicle. */
  seed: number;
  backdrop: Backdrop;
  view: PictureView;
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

/** Draws a demo vehicle. Pure: the same request gives the same bytes. */
export function drawPicture(request: PictureRequest): Picture {
  const { body, seed, view, width, height } = request;
  const { place, lighting } = settingFor(request.backdrop);
  const model = vehicleModel(body, seed);
  const standpoint = standpointOf(view);
  const camera = exteriorCamera(model.solid.positions, standpoint, width, height);
  const scene = {
    solid: model.solid,
    shadow: model.shadow,
    surfaces: { ...surfaces, paint: paintNamed(request.colour) },
    camera,
    place,
    lighting,
  };
  return { width, height, data: compose(scene, width, height) };
}

const standpoints: Readonly<Partial<Record<NamedView, Standpoint>>> = {
  'front-three-quarter': { heading: 36, eye: 1.35, distance: 1.75, fill: [0.86, 0.72] },
  side: { heading: 90, eye: 1.05, distance: 2.2, fill: [0.9, 0.7] },
  'rear-three-quarter': { heading: 144, eye: 1.4, distance: 1.75, fill: [0.86, 0.72] },
  front: { heading: 0, eye: 1.1, distance: 1.9, fill: [0.8, 0.66] },
  rear: { heading: 180, eye: 1.2, distance: 1.9, fill: [0.8, 0.66] },
  'opposite-three-quarter': { heading: -38, eye: 1.3, distance: 1.75, fill: [0.86, 0.72] },
  'high-three-quarter': { heading: 42, eye: 3.4, distance: 1.75, fill: [0.84, 0.72] },
  'low-front': { heading: 24, eye: 0.5, distance: 1.5, fill: [0.84, 0.7] },
};

function standpointOf(view: PictureView): Standpoint {
  if (typeof view === 'object') {
    return { heading: view.spin, eye: 1.35, distance: 1.9, fill: [0.84, 0.72] };
  }
  return (view !== 'panorama' && standpoints[view]) || standpoints['front-three-quarter']!;
}

function paintNamed(colour: string) {
  return paintColours[colour in paintColours ? (colour as PaintColour) : 'Silver'];
}

const settings = new Map<Backdrop, { place: Place; lighting: Lighting }>();

function settingFor(backdrop: Backdrop): { place: Place; lighting: Lighting } {
  const known = settings.get(backdrop);
  if (known) return known;
  const place = places[backdrop]();
  const setting = { place, lighting: lightingFrom(place.radiance) };
  settings.set(backdrop, setting);
  return setting;
}
