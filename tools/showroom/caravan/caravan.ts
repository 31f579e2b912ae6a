import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import { emptyMesh, type Mesh } from '#showroom/mesh/mesh.ts';
import { body } from './caravan-body.ts';
import type { CaravanShape } from './caravan-shape.ts';
import { addDrawbar } from './drawbar.ts';
import { addOpenings } from './openings.ts';
import { addRearEnd, addRoof } from './roof-and-rear.ts';
import { addRunningGear } from './running-gear.ts';

export function caravan(shape: CaravanShape, plateText: string): Mesh {
  const mesh = emptyMesh();
  appendMesh(mesh, body(shape));
  addRunningGear(mesh, shape);
  addDrawbar(mesh, shape);
  addOpenings(mesh, shape);
  addRoof(mesh, shape);
  addRearEnd(mesh, shape, plateText);
  return mesh;
}
