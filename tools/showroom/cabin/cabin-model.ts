import type { DemoBody } from '#demo/pictures/demo-body.ts';
import { cutMesh } from '#showroom/mesh/cut-mesh.ts';
import type { Mesh } from '#showroom/mesh/mesh.ts';
import { measureOpenness } from '#showroom/render/openness.ts';
import { packSolid, type Solid } from '#showroom/render/solid.ts';
import { seeded } from '#showroom/seeded.ts';
import { pick } from '#showroom/pick.ts';
import type { Material } from '#showroom/render/materials.ts';
import type { CabinShape } from './cabin-shell.ts';
import { carCabin } from './car-cabin.ts';
import { caravanCabin } from './caravan-cabin.ts';

const ordinary: CabinShape = {
  half: 0.76,
  belt: 0.68,
  roof: 1.18,
  windscreen: { foot: 1.22, head: 0.42 },
  rear: { foot: -1.55, head: -1.25 },
  posts: [-0.18],
  rows: 2,
};
const tall: CabinShape = {
  ...ordinary,
  half: 0.8,
  roof: 1.3,
  windscreen: { foot: 1.2, head: 0.5 },
};
const long: CabinShape = {
  ...tall,
  rear: { foot: -2.3, head: -2.05 },
  posts: [-0.18, -1.15],
  rows: 3,
};
const low: CabinShape = {
  ...ordinary,
  belt: 0.64,
  roof: 1.06,
  windscreen: { foot: 1.3, head: 0.4 },
  rear: { foot: -1.5, head: -0.7 },
};
const cab: CabinShape = {
  ...tall,
  half: 0.88,
  belt: 0.74,
  roof: 1.42,
  windscreen: { foot: 1.0, head: 0.72 },
  rear: { foot: -0.62, head: -0.58 },
  posts: [],
  rows: 1,
};

const shapes: Readonly<Partial<Record<DemoBody, CabinShape>>> = {
  hatch: ordinary,
  sedan: ordinary,
  wagon: ordinary,
  suv: tall,
  'large-suv': long,
  ute: { ...tall, rear: { foot: -1.3, head: -1.2 } },
  coupe: low,
  convertible: low,
  van: { ...cab, rear: { foot: -0.7, head: -0.66 } },
  'people-mover': long,
  'box-truck': cab,
  'tray-truck': cab,
};

const kept = new Map<string, Solid>();
const keptLimit = 4;

/** The inside of a vehicle; undefined for motorcycles. */
export function cabinModel(body: DemoBody, seed: number, door: 'shut' | 'open'): Solid | undefined {
  const key = `${body}/${seed}/${door}`;
  const known = kept.get(key);
  if (known) return known;
  const mesh = buildCabin(body, seeded(seed));
  if (!mesh) return undefined;
  const shape = shapes[body];
  const solid = packSolid(door === 'open' && shape ? withoutLeftSide(mesh, shape) : mesh);
  measureOpenness(solid, { cell: 0.06, reach: 26, least: 0.2 });
  if (kept.size >= keptLimit) kept.delete(kept.keys().next().value!);
  kept.set(key, solid);
  return solid;
}

/** With the left doors open, one looks in from beside the car. */
function withoutLeftSide(mesh: Mesh, { half, roof }: CabinShape): Mesh {
  return cutMesh(mesh, {
    field: ([, y, z]) => Math.max(half - 0.13 - y, z - roof + 0.1, 0.03 - z),
    inside: 'removed',
  });
}

function buildCabin(body: DemoBody, draw: () => number): Mesh | undefined {
  if (body === 'caravan' || body === 'tandem-caravan') {
    return caravanCabin({
      length: body === 'caravan' ? 4.9 : 6,
      half: 1.12,
      height: 1.98,
      timber: pick(draw, ['timber', 'bench', 'timber'] as const),
      seats: pick(draw, ['tan', 'light-fabric', 'fabric'] as const),
    });
  }
  const shape = shapes[body];
  if (!shape) return undefined;
  return carCabin(shape, {
    seats: pick(draw, ['leather', 'tan', 'fabric', 'light-fabric'] satisfies Material[]),
    decor: pick(draw, ['timber', 'alloy', 'black', 'dark-alloy'] satisfies Material[]),
    screen: pick(draw, ['wide', 'tablet'] as const),
    console: shape !== cab && body !== 'van',
  });
}
