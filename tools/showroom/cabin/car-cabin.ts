import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import { facingUp } from '#showroom/mesh/facing.ts';
import { gridSurface } from '#showroom/mesh/grid-surface.ts';
import { emptyMesh, type Mesh } from '#showroom/mesh/mesh.ts';
import { cabinSeat, rearBench } from './cabin-seat.ts';
import { type CabinShape, cabinShell } from './cabin-shell.ts';
import { type CabinTrim, driverSide } from './cabin-trim.ts';
import { addConsole } from './console.ts';
import { addDash } from './dash.ts';
import { addDoors, addOverhead } from './door-trim.ts';
import { addInstruments } from './instruments.ts';
import { addSteering } from './steering.ts';

/** Everything a person in the car sees inside it. */
export function carCabin(shape: CabinShape, trim: CabinTrim): Mesh {
  const mesh = emptyMesh();
  appendMesh(mesh, cabinShell(shape));
  addFloor(mesh, shape);
  addBonnet(mesh, shape);
  addDash(mesh, shape, trim);
  addInstruments(mesh, shape, trim);
  addSteering(mesh, shape, trim);
  if (trim.console) addConsole(mesh, shape, trim);
  addDoors(mesh, shape, trim);
  addOverhead(mesh, shape);
  for (const y of [0.37, driverSide])
    appendMesh(mesh, cabinSeat(trim.seats), { move: [0, y, 0.24] });
  for (let row = 1; row < shape.rows; row += 1) {
    appendMesh(mesh, rearBench(shape.half * 2 - 0.28, trim.seats), {
      move: [-0.88 * row, 0, 0.26],
    });
  }
  return mesh;
}

function addFloor(mesh: Mesh, shape: CabinShape): void {
  const front = shape.windscreen.foot + 0.4;
  const floor = gridSurface({ rows: 24, columns: 12, material: 'carpet' }, (row, column) => [
    front + ((shape.rear.foot - 0.1 - front) * row) / 23,
    ((column / 11) * 2 - 1) * shape.half,
    0.004,
  ]);
  appendMesh(mesh, facingUp(floor));
}

function addBonnet(mesh: Mesh, shape: CabinShape): void {
  const bonnet = gridSurface({ rows: 14, columns: 25, material: 'paint' }, (row, column) => {
    const x = shape.windscreen.foot + 0.18 + row * 0.07;
    const y = ((column - 12) / 12) * 0.78;
    const t = row / 13;
    return [x, y, shape.belt - 0.02 - 0.16 * t * t - 0.12 * (y / 0.78) ** 4];
  });
  appendMesh(mesh, facingUp(bonnet));
}
