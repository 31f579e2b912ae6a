import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import { emptyMesh, type Mesh } from '#showroom/mesh/mesh.ts';
import { addLamps } from './bike-lamps.ts';
import { bikeWheel } from './bike-wheel.ts';
import { addEngine } from './engine.ts';
import { addExhaust } from './exhaust.ts';
import { addFenders } from './fenders.ts';
import { addForks, addFrame } from './frame.ts';
import { addBars } from './handlebars.ts';
import type { MotorcycleShape } from './motorcycle-shape.ts';
import { pod } from './pod.ts';

export function motorcycle(shape: MotorcycleShape, plateText: string): Mesh {
  const mesh = emptyMesh();
  const frontX = shape.wheelbase / 2;
  const rearX = -shape.wheelbase / 2;
  appendMesh(mesh, bikeWheel(shape.front, shape), { move: [frontX, 0, shape.front.radius] });
  appendMesh(mesh, bikeWheel(shape.rear, shape), { move: [rearX, 0, shape.rear.radius] });
  addForks(mesh, shape);
  addFrame(mesh, shape);
  addEngine(mesh, shape);
  addExhaust(mesh, shape);
  appendMesh(mesh, pod(shape.tank, 'paint', 2.4));
  appendMesh(mesh, pod(shape.seat, 'leather', 2.8));
  appendMesh(mesh, pod(shape.tail, 'paint', 2.6));
  addBars(mesh, shape);
  addLamps(mesh, shape, plateText);
  addFenders(mesh, shape);
  return mesh;
}
