import { cutMesh, type Field } from '#showroom/mesh/cut-mesh.ts';
import type { Mesh, Point } from '#showroom/mesh/mesh.ts';
import { boxField, circleField } from '#showroom/mesh/outline-field.ts';
import { planOutline } from '#showroom/mesh/plan-outline.ts';
import { type Perimeter, shell, type ShellLevel } from '#showroom/mesh/shell.ts';
import { curve, mix, smoothstep } from '#showroom/mesh/spline.ts';
import type { CarShape } from './car-shape.ts';

/** x of the nose tip: the origin lies midway between the axles. */
export function noseOf(shape: CarShape): number {
  return shape.wheelbase / 2 + shape.frontOverhang;
}

/** How much a place on the perimeter belongs to the front and to the rear. */
export function endWeights(at: Perimeter): { front: number; rear: number } {
  return { front: 1 - smoothstep(0.2, 0.8, at), rear: smoothstep(2.2, 2.8, at) };
}

/** Everything below the windows, with its arches open. */
export function carBody(shape: CarShape): Mesh {
  const skin = shell({
    levels: bodyLevels(shape),
    columns: [52, 34, 46],
    rowsPerLevel: 4,
    material: 'paint',
  });
  return openArches(openCabin(skin, shape), shape);
}

function bodyLevels(shape: CarShape): ShellLevel[] {
  const nose = noseOf(shape);
  const tail = nose - shape.length;
  const half = shape.width / 2;
  const sill = curve(shape.sill);
  const shoulder = curve(shape.shoulder);
  const crown = curve(shape.crown);
  const walls = shape.flank.map(([flankInset, part], index): ShellLevel => {
    const [noseInset, noseZ] = shape.nose[index]!;
    const [tailInset, tailZ] = shape.tail[index]!;
    const ring = {
      front: nose - noseInset,
      rear: tail + tailInset,
      halfWidth: half - flankInset,
      ...shape.plan,
    };
    return (at) => {
      const [x, y] = planOutline(ring, at);
      const back = nose - x;
      const flankZ = mix(sill(back), shoulder(back), part);
      const { front, rear } = endWeights(at);
      const z = front * noseZ + rear * tailZ + (1 - front - rear) * flankZ;
      return [x, y + guardBulge(shape, x, part) * smoothstep(0.3, 0.9, y / half), z];
    };
  });
  const edge = walls[walls.length - 1]!;
  const caps = [0.1, 0.32, 0.66, 1].map((t): ShellLevel => (at) => {
    const [x, y, z] = edge(at);
    const middle = Math.min(nose - 0.55, Math.max(tail + 0.4, x));
    const along = mix(x, middle, t);
    const lift = 1 - (1 - t) ** 2;
    return [along, y * (1 - t), mix(z, crown(nose - along), lift)];
  });
  return [...walls, ...caps];
}

/** The guards swell over the wheels, most at arch height. */
function guardBulge(shape: CarShape, x: number, part: number): number {
  const reach = shape.wheel.radius * 1.5;
  const front = Math.exp(-(((x - shape.wheelbase / 2) / reach) ** 2));
  const rear = Math.exp(-(((x + shape.wheelbase / 2) / reach) ** 2));
  return shape.flare * (front + rear) * Math.exp(-(((part - 0.62) / 0.42) ** 2));
}

/** Removes the deck below the windows, so that the cabin shows through the glass. */
function openCabin(mesh: Mesh, shape: CarShape): Mesh {
  const { windscreen, backlight, beltHalf } = shape.greenhouse;
  const nose = noseOf(shape);
  const from = windscreen.base[0] + 0.14;
  const to = backlight.base[0] - 0.1;
  const hole = boxField([(from + to) / 2, 0], [to - from, 2 * (beltHalf - 0.05)], 0.1);
  return cutMesh(mesh, {
    field: ([x, y], normal) => (normal[2] > 0.3 ? hole(nose - x, y) : 1),
    inside: 'removed',
  });
}

function openArches(mesh: Mesh, shape: CarShape): Mesh {
  const radius = shape.wheel.radius + shape.archGap;
  const half = shape.width / 2;
  let result = mesh;
  for (const axle of [shape.wheelbase / 2, -shape.wheelbase / 2]) {
    const arch = circleField([axle, shape.wheel.radius], radius);
    const clad = circleField([axle, shape.wheel.radius], radius + shape.cladding);
    const onSide =
      (field: (u: number, v: number) => number): Field =>
      ([x, y, z]) =>
        Math.max(field(x, z), half * 0.5 - Math.abs(y));
    if (shape.cladding > 0) result = cutMesh(result, { field: onSide(clad), inside: 'plastic' });
    result = cutMesh(result, {
      field: onSide(arch),
      inside: 'removed',
      flange: {
        to: ([x, y, z]): Point => [
          x + (axle - x) * 0.02,
          y - Math.sign(y) * 0.07,
          z + (shape.wheel.radius - z) * 0.02,
        ],
        material: shape.cladding > 0 ? 'plastic' : 'paint',
      },
    });
  }
  if (shape.cladding === 0) return result;
  const sill = curve(shape.sill);
  const nose = noseOf(shape);
  return cutMesh(result, {
    field: ([x, , z]) => z - sill(nose - x) - shape.cladding * 1.6,
    inside: 'plastic',
    on: ['paint'],
  });
}
