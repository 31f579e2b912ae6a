import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import { emptyMesh, type Mesh } from '#showroom/mesh/mesh.ts';
import { surfaceBeside } from '#showroom/mesh/surface-beside.ts';
import { carBody, noseOf } from '#showroom/parts/car-body.ts';
import { doorLines, marked } from '#showroom/parts/car-details.ts';
import type { CarShape } from '#showroom/parts/car-shape.ts';
import { addCabin } from '#showroom/parts/car-cabin-seen.ts';
import { addHandles } from '#showroom/parts/door-fittings.ts';
import { greenhouse } from '#showroom/parts/greenhouse.ts';
import { plate } from '#showroom/parts/plate.ts';
import { addFrame, addMirrors, addRunningGear } from './chassis.ts';
import { addBox, addTray } from './load-bed.ts';
import type { TruckLoad } from './truck-load.ts';

/** Cab, ladder frame, twin rear tyres and what it carries. */
export function truck(cab: CarShape, load: TruckLoad, plateText: string): Mesh {
  const mesh = emptyMesh();
  const skin = emptyMesh();
  appendMesh(skin, carBody(cab));
  appendMesh(skin, greenhouse(cab));
  appendMesh(mesh, marked(doorLines(skin, cab), cab));
  addCabin(mesh, cab);
  addHandles(mesh, cab, skin);
  addRunningGear(mesh, cab);
  addMirrors(mesh, cab);
  const bedFront = noseOf(cab) - cab.length - 0.08;
  const bedRear = bedFront - load.length;
  addFrame(mesh, cab, bedRear, plateText);
  const ahead = surfaceBeside(skin, 'ahead', 0, cab.plates.front) ?? noseOf(cab);
  appendMesh(mesh, plate(plateText), { move: [ahead + 0.015, 0, cab.plates.front] });
  if (load.kind === 'box') addBox(mesh, load, bedFront, bedRear);
  else addTray(mesh, load, bedFront, bedRear);
  return mesh;
}
