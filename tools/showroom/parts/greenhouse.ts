import { cutMesh, type Field, scoreMesh } from '#showroom/mesh/cut-mesh.ts';
import type { Mesh } from '#showroom/mesh/mesh.ts';
import { polygonField, type Spot } from '#showroom/mesh/outline-field.ts';
import { planOutline } from '#showroom/mesh/plan-outline.ts';
import { shell, type ShellLevel } from '#showroom/mesh/shell.ts';
import { curve, mix } from '#showroom/mesh/spline.ts';
import { endWeights, noseOf } from './car-body.ts';
import type { CarShape } from './car-shape.ts';

/** How far the windows' foot is sunk into the body. */
const sunk = 0.05;

/** Windscreen, side windows, pillars and roof. */
export function greenhouse(shape: CarShape): Mesh {
  const skin = shell({
    levels: greenhouseLevels(shape),
    columns: [40, 40, 36],
    rowsPerLevel: 3,
    material: 'paint',
  });
  return glazed(skin, shape);
}

function greenhouseLevels(shape: CarShape): ShellLevel[] {
  const { windscreen, backlight, beltHalf, roofHalf, plan, drop } = shape.greenhouse;
  const nose = noseOf(shape);
  const shoulder = curve(shape.shoulder);
  const roof = curve(shape.greenhouse.roof);
  const walls = [0, 0.2, 0.42, 0.64, 0.84, 0.97].map((rise): ShellLevel => {
    const bow = 4 * rise * (1 - rise);
    const ring = {
      front: nose - mix(windscreen.base[0], windscreen.header[0], rise) + bow * 0.03,
      rear: nose - mix(backlight.base[0], backlight.head[0], rise) - bow * 0.025,
      halfWidth: mix(beltHalf, roofHalf, rise) + bow * 0.018,
      ...plan,
    };
    return (at) => {
      const [x, y] = planOutline(ring, at);
      const back = nose - x;
      const { front, rear } = endWeights(at);
      const flank = 1 - front - rear;
      const low =
        front * windscreen.base[1] + rear * backlight.base[1] + flank * shoulder(back) - sunk;
      const high =
        front * windscreen.header[1] + rear * backlight.head[1] + flank * (roof(back) - drop);
      return [x, y, mix(low, high, rise)];
    };
  });
  const edge = walls[walls.length - 1]!;
  const front = nose - windscreen.header[0];
  const rear = nose - backlight.head[0];
  const caps = [0.07, 0.24, 0.6, 1].map((t): ShellLevel => (at) => {
    const [x, y, z] = edge(at);
    const middle = Math.min(front - 0.3, Math.max(rear + 0.25, x));
    const along = mix(x, middle, t);
    return [along, y * (1 - t), mix(z, roof(nose - along), 1 - (1 - t) ** 2.4)];
  });
  return [...walls, ...caps];
}

/** Heading of the skin seen from above: 0 faces forward, 90 to a side, 180 back. */
const heading = (normal: readonly number[]) =>
  (Math.atan2(Math.abs(normal[1]!), normal[0]!) * 180) / Math.PI;

function glazed(skin: Mesh, shape: CarShape): Mesh {
  const { windscreen, backlight, trim, pillars, privacyFrom, roofMaterial } = shape.greenhouse;
  const nose = noseOf(shape);
  const sides = sideGlassOutline(shape);
  const side = polygonField(sides, 0.035);
  const onFlank = (field: (back: number, z: number) => number, grow: number): Field => {
    return ([x, , z], normal) =>
      Math.max(
        field(nose - x, z) - grow,
        (56 - heading(normal) - grow * 110) * 0.01,
        (heading(normal) - 140) * 0.01,
      );
  };
  const screenTop = windscreen.header[1] - 0.015;
  const ahead =
    (grow: number): Field =>
    ([, , z], normal) =>
      Math.max((heading(normal) - 47 - grow * 110) * 0.01, z - screenTop - grow, -normal[0] + 0.1);
  const rearTop = backlight.head[1] - 0.02;
  const rearLow = backlight.base[1] + 0.02;
  const astern =
    (grow: number): Field =>
    ([, , z], normal) =>
      Math.max(
        (150 - heading(normal) - grow * 110) * 0.01,
        z - rearTop - grow,
        rearLow - z - grow,
        normal[0] + 0.12,
      );
  let mesh = skin;
  if (roofMaterial) {
    mesh = cutMesh(mesh, {
      field: ([, , z], normal) => Math.max(0.8 - normal[2], 1.0 - z),
      inside: roofMaterial,
    });
  }
  mesh = cutMesh(mesh, { field: onFlank(side, 0.016), inside: trim, on: ['paint'] });
  mesh = cutMesh(mesh, { field: ahead(0.016), inside: 'black', on: ['paint'] });
  mesh = cutMesh(mesh, { field: astern(0.016), inside: 'black', on: ['paint'] });
  mesh = cutMesh(mesh, { field: onFlank(side, 0), inside: 'glass', on: [trim] });
  mesh = cutMesh(mesh, { field: ahead(0), inside: 'glass', on: ['black'] });
  mesh = cutMesh(mesh, {
    field: astern(0),
    inside: 'privacy',
    on: ['black'],
  });
  for (const pillar of pillars) {
    const lean = pillar.lean ?? 0;
    mesh = scoreMesh(mesh, {
      field: ([x, , z], normal) =>
        heading(normal) < 58 || heading(normal) > 130 ? 1 : nose - x - pillar.at - lean * (z - 1),
      width: pillar.width,
      material: 'black',
      on: ['glass'],
    });
  }
  if (privacyFrom !== undefined) {
    mesh = cutMesh(mesh, {
      field: ([x]) => privacyFrom - (nose - x),
      inside: 'privacy',
      on: ['glass'],
    });
  }
  return mesh;
}

/** The side windows between belt, drip rail and the two end pillars, as back and height. */
function sideGlassOutline(shape: CarShape): Spot[] {
  const { windscreen, roof, drop, glassRear } = shape.greenhouse;
  const shoulder = curve(shape.shoulder);
  const roofAt = curve(roof);
  const top = (back: number) => roofAt(back) - drop - 0.035;
  const low = (back: number) => shoulder(back) + 0.018;
  const [baseBack, baseZ] = windscreen.base;
  const [headBack, headZ] = windscreen.header;
  const slope = (headBack - baseBack) / (headZ - baseZ);
  // The front edge runs along the windscreen pillar.
  const frontAt = (z: number) => baseBack + slope * (z - baseZ) + 0.13;
  const outline: Spot[] = [];
  let start = frontAt(low(baseBack + 0.3));
  outline.push([start, low(start)]);
  const steps = 8;
  for (let index = 1; index <= steps; index += 1) {
    const back = mix(start, glassRear.low, index / steps);
    outline.push([back, low(back)]);
  }
  start = frontAt(top(headBack + 0.3));
  for (let index = 0; index <= steps; index += 1) {
    const back = mix(glassRear.high, start, index / steps);
    outline.push([back, top(back)]);
  }
  return outline;
}
