import { cutMesh, type Field, scoreMesh } from '#showroom/mesh/cut-mesh.ts';
import type { Mesh } from '#showroom/mesh/mesh.ts';
import { refineMesh } from '#showroom/mesh/refine-mesh.ts';
import { polygonField, type Spot } from '#showroom/mesh/outline-field.ts';
import { curve } from '#showroom/mesh/spline.ts';
import { materialIds } from '#showroom/render/materials.ts';
import { frontFace } from './front-face.ts';
import { rearFace } from './rear-face.ts';
import { noseOf } from './car-body.ts';
import type { CarShape, DoorShape } from './car-shape.ts';
import type { Mark } from './mark.ts';

const shutLine = 0.0065;

/** Draws lamps, grille and vents on the skin. */
export function marked(mesh: Mesh, shape: CarShape): Mesh {
  let result = mesh;
  const marks = [
    ...frontFace(shape.frontFace, shape.frontFrame, shape.grilleBars),
    ...rearFace(shape.rearFace, shape.rearFrame),
    ...bonnetLine(shape),
    ...shape.marks,
  ];
  for (const mark of marks) result = drawMark(result, shape, mark);
  return result;
}

function drawMark(mesh: Mesh, shape: CarShape, mark: Mark): Mesh {
  const field = markField(shape, mark);
  const on = mark.on ?? ['paint', 'plastic', 'black'];
  const fine = refineMesh(mesh, {
    field,
    edge: mark.detail ?? (mark.line === undefined ? 0.03 : 0.02),
    on: new Set(on.map((name) => materialIds[name])),
  });
  if (mark.line !== undefined) {
    return scoreMesh(fine, { field, width: mark.line, on, material: mark.material });
  }
  return cutMesh(fine, { field, inside: mark.material, on });
}

function markField(shape: CarShape, mark: Mark): Field {
  const nose = noseOf(shape);
  const tail = nose - shape.length;
  const outline = polygonField(mark.outline, mark.radius ?? 0);
  const frame = mark.within ? polygonField(mark.within) : undefined;
  const drawn = frame ? (u: number, v: number) => Math.max(outline(u, v), frame(u, v)) : outline;
  const wrap = mark.wrap ?? 0.6;
  switch (mark.view) {
    case 'front':
      return ([x, y, z]) => Math.max(drawn(Math.abs(y), z), nose - wrap - x);
    case 'rear':
      return ([x, y, z]) => Math.max(drawn(Math.abs(y), z), x - tail - wrap);
    case 'side':
      return ([x, , z], normal) => Math.max(drawn(nose - x, z), 0.35 - Math.abs(normal[1]));
    case 'top':
      return ([x, y], normal) => (normal[2] < 0.3 ? 1 : drawn(nose - x, y));
  }
}

/** The doors' shut lines, over flank and window frames alike. */
export function doorLines(mesh: Mesh, shape: CarShape): Mesh {
  const nose = noseOf(shape);
  let result = mesh;
  for (const door of shape.doors) {
    const outline = polygonField(doorOutline(shape, door), 0.06);
    result = scoreMesh(result, {
      field: ([x, , z], normal) => (Math.abs(normal[1]) < 0.3 ? 0.05 : outline(nose - x, z)),
      width: shutLine,
      on: ['paint', 'plastic'],
    });
  }
  return result;
}

/** A door as back and height; its rear edge steps round the rear wheel's arch. */
export function doorOutline(shape: CarShape, door: DoorShape): Spot[] {
  const sill = curve(shape.sill);
  const { windscreen, roof, drop } = shape.greenhouse;
  const roofAt = curve(roof);
  const shoulder = curve(shape.shoulder);
  const low = sill(door.front) + 0.07;
  const rearTop = door.rearTop ?? door.rear;
  const top = (back: number) => roofAt(back) - drop - 0.014;
  const [baseBack, baseZ] = windscreen.base;
  const slope = (windscreen.header[0] - baseBack) / (windscreen.header[1] - baseZ);
  const pillarAt = (z: number) => baseBack + slope * (z - baseZ) + 0.085;
  const belt = shoulder(door.front);
  const highest = top(rearTop);
  const frontTop = Math.max(door.front, pillarAt(highest));
  const arch = {
    back: shape.frontOverhang + shape.wheelbase,
    radius: shape.wheel.radius + shape.archGap + 0.045,
  };
  const clearOfArch =
    arch.back - Math.sqrt(Math.max(0, arch.radius ** 2 - (shape.wheel.radius - low) ** 2));
  const outline: Spot[] = [
    [door.front, low],
    [Math.min(door.rear, clearOfArch), low],
  ];
  if (door.rear > clearOfArch) {
    for (let angle = 160; angle >= 90; angle -= 10) {
      const back = arch.back + Math.cos((angle * Math.PI) / 180) * arch.radius;
      const z = shape.wheel.radius + Math.sin((angle * Math.PI) / 180) * arch.radius;
      if (back > clearOfArch && back < door.rear && z > low) outline.push([back, z]);
    }
  }
  outline.push(
    [door.rear, shoulder(door.rear) - 0.02],
    [rearTop, highest],
    [frontTop, top(frontTop)],
  );
  if (frontTop > door.front + 0.02)
    outline.push([Math.max(door.front, pillarAt(belt + 0.02)), belt + 0.02]);
  outline.push([door.front, belt - 0.02]);
  return outline;
}

/** The bonnet's shut line, from the windscreen along the guards to the lamps and across the nose. */
function bonnetLine(shape: CarShape): Mark[] {
  const cowl = shape.greenhouse.windscreen.base[0];
  if (cowl < 0.6) return [];
  const half = shape.width / 2;
  const outline: Spot[] = [
    [cowl + 0.1, -half * 0.84],
    [0.42, -half * 0.78],
    [0.24, -half * 0.5],
    [0.19, 0],
    [0.24, half * 0.5],
    [0.42, half * 0.78],
    [cowl + 0.1, half * 0.84],
  ];
  return [{ view: 'top', outline, radius: 0.03, material: 'gap', line: shutLine, on: ['paint'] }];
}
