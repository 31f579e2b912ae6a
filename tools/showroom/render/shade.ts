import type { Camera } from './camera.ts';
import { type DirectionMap, sample } from './direction-map.ts';
import type { Lighting } from './lighting.ts';
import { materialIds, materialNames, type Surface } from './materials.ts';
import type { Solid } from './solid.ts';

export type Surfaces = Readonly<Record<(typeof materialNames)[number], Surface>>;

/** Numbers a material in the packed table: albedo, glow, metal, rough, coat, clear. */
const stride = 10;
const paintId = materialIds.paint;
const trimId = materialIds.trim;

/**
 * Shades the point where a ray meets a triangle. The result is left in `out`: red, green, blue and, for clear
 * materials, how much of what lies behind passes.
 */
export function createShader(solid: Solid, lighting: Lighting, surfaces: Surfaces, camera: Camera) {
  const table = packed(surfaces);
  const { positions, normals, openness, triangles, materials } = solid;
  const [ex, ey, ez] = camera.eye;
  const out = new Float64Array(4);
  const light = new Float64Array(3);
  const bounce = new Float64Array(3);

  /** `dx, dy, dz`: the ray's direction, of length one. */
  const shade = (id: number, dx: number, dy: number, dz: number): Float64Array => {
    const a = triangles[id * 3]! * 3;
    const b = triangles[id * 3 + 1]! * 3;
    const c = triangles[id * 3 + 2]! * 3;
    const ax = positions[a]!;
    const ay = positions[a + 1]!;
    const az = positions[a + 2]!;
    const ux = positions[b]! - ax;
    const uy = positions[b + 1]! - ay;
    const uz = positions[b + 2]! - az;
    const vx = positions[c]! - ax;
    const vy = positions[c + 1]! - ay;
    const vz = positions[c + 2]! - az;
    // Where in the triangle (Moeller and Trumbore), held inside it: the ray may pass beside its edge.
    const px = dy * vz - dz * vy;
    const py = dz * vx - dx * vz;
    const pz = dx * vy - dy * vx;
    const inverse = 1 / (ux * px + uy * py + uz * pz || 1e-12);
    const tx = ex - ax;
    const ty = ey - ay;
    const tz = ez - az;
    const s = Math.min(1, Math.max(0, (tx * px + ty * py + tz * pz) * inverse));
    const qx = ty * uz - tz * uy;
    const qy = tz * ux - tx * uz;
    const qz = tx * uy - ty * ux;
    const t = Math.min(1 - s, Math.max(0, (dx * qx + dy * qy + dz * qz) * inverse));
    const r = 1 - s - t;

    let nx = normals[a]! * r + normals[b]! * s + normals[c]! * t;
    let ny = normals[a + 1]! * r + normals[b + 1]! * s + normals[c + 1]! * t;
    let nz = normals[a + 2]! * r + normals[b + 2]! * s + normals[c + 2]! * t;
    // Smooth normals face the way the triangle does; the triangle faces the eye.
    const gx = uy * vz - uz * vy;
    const gy = uz * vx - ux * vz;
    const gz = ux * vy - uy * vx;
    const towards = gx * dx + gy * dy + gz * dz;
    let inner = false;
    if (towards * (gx * nx + gy * ny + gz * nz) > 0) {
      inner = materials[id] === paintId && nx * dx + ny * dy + nz * dz > 0.25;
      nx = -nx;
      ny = -ny;
      nz = -nz;
    }
    const length = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
    nx *= length;
    ny *= length;
    nz *= length;
    const open =
      openness[triangles[id * 3]!]! * r +
      openness[triangles[id * 3 + 1]!]! * s +
      openness[triangles[id * 3 + 2]!]! * t;

    const facing = Math.max(0.02, -(nx * dx + ny * dy + nz * dz));
    const rx = dx + 2 * facing * nx;
    const ry = dy + 2 * facing * ny;
    const rz = dz + 2 * facing * nz;

    // The back of a painted panel, through a window or an arch, is dark trim.
    const at = (inner ? trimId : materials[id]!) * stride;
    const metal = table[at + 6]!;
    const rough = table[at + 7]!;
    const coat = table[at + 8]!;
    const clear = table[at + 9]!;
    const graze = (1 - facing) ** 5;
    // What is closed in sees its neighbours instead of the light.
    const reach = open * (0.35 + 0.65 * open);

    sample(lighting.matt, nx, ny, nz, light);
    const matt = (1 - metal) * open;
    let red = table[at]! * light[0]! * matt + table[at + 3]!;
    let green = table[at + 1]! * light[1]! * matt + table[at + 4]!;
    let blue = table[at + 2]! * light[2]! * matt + table[at + 5]!;

    if (metal > 0) {
      sampleRough(lighting, rough, rx, ry, rz, bounce);
      const lift = graze * (1 - rough);
      red += bounce[0]! * metal * reach * (table[at]! + (1 - table[at]!) * lift);
      green += bounce[1]! * metal * reach * (table[at + 1]! + (1 - table[at + 1]!) * lift);
      blue += bounce[2]! * metal * reach * (table[at + 2]! + (1 - table[at + 2]!) * lift);
    } else if (coat === 0 && rough < 1) {
      sampleRough(lighting, rough, rx, ry, rz, bounce);
      const sheen = (0.035 + 0.3 * graze * (1 - rough)) * reach;
      red += bounce[0]! * sheen;
      green += bounce[1]! * sheen;
      blue += bounce[2]! * sheen;
    }
    let passes = 0;
    if (coat > 0) {
      sample(coat > 0.4 ? lighting.mirror : lighting.satin, rx, ry, rz, bounce);
      const fresnel = coat * (0.06 + 0.94 * graze);
      const mirrored = fresnel * reach;
      const left = 1 - fresnel;
      red = red * left + bounce[0]! * mirrored;
      green = green * left + bounce[1]! * mirrored;
      blue = blue * left + bounce[2]! * mirrored;
      passes = clear * left;
    }
    out[0] = red;
    out[1] = green;
    out[2] = blue;
    out[3] = passes;
    return out;
  };
  return shade;
}

function sampleRough(
  lighting: Lighting,
  rough: number,
  x: number,
  y: number,
  z: number,
  out: Float64Array,
): void {
  sample(mapFor(lighting, rough), x, y, z, out);
}

function mapFor(lighting: Lighting, rough: number): DirectionMap {
  if (rough < 0.15) return lighting.mirror;
  return rough < 0.5 ? lighting.satin : lighting.dull;
}

function packed(surfaces: Surfaces): Float64Array {
  const table = new Float64Array(materialNames.length * stride);
  materialNames.forEach((name, index) => {
    const surface = surfaces[name];
    const { albedo, glow = [0, 0, 0], metal = 0, rough, coat = 0, clear = 0 } = surface;
    table.set([...albedo, ...glow, metal, rough, coat, clear], index * stride);
  });
  return table;
}
