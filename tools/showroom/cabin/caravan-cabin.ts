import { emptyMesh, type Mesh } from '#showroom/mesh/mesh.ts';
import { addBed } from './caravan-bed.ts';
import { addDinette, addLockers, addTallUnits } from './caravan-furniture.ts';
import { addKitchen } from './caravan-kitchen.ts';
import { addRoom } from './caravan-room.ts';
import type { LivingSpace } from './living-space.ts';

/** The living space: bed ahead, kitchen on the right, dinette and door on the left. x forward, the floor at 0. */
export function caravanCabin(space: LivingSpace): Mesh {
  const mesh = emptyMesh();
  addRoom(mesh, space);
  addBed(mesh, space);
  addKitchen(mesh, space);
  addDinette(mesh, space);
  addLockers(mesh, space);
  addTallUnits(mesh, space);
  return mesh;
}
