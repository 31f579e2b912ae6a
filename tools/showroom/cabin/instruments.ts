import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import { addQuad, emptyMesh, type Mesh, type Point } from '#showroom/mesh/mesh.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { tube } from '#showroom/mesh/tube.ts';
import type { Material } from '#showroom/render/materials.ts';
import type { CabinShape } from './cabin-shell.ts';
import { type CabinTrim, driverSide } from './cabin-trim.ts';

/** A lit panel facing the driver with shapes of light on it; its middle at the origin, facing -x. */
function litPanel(
  size: readonly [width: number, height: number],
  shapes: readonly LitShape[],
): Mesh {
  const mesh = emptyMesh();
  const [width, height] = size;
  appendMesh(
    mesh,
    roundedBox({ size: [0.016, width + 0.02, height + 0.02], radius: 0.006, material: 'black' }),
  );
  const x = -0.0095;
  const quad = (y: number, z: number, w: number, h: number, material: Material, lift: number) =>
    addQuad(
      mesh,
      [
        [x - lift, y - w / 2, z - h / 2],
        [x - lift, y + w / 2, z - h / 2],
        [x - lift, y + w / 2, z + h / 2],
        [x - lift, y - w / 2, z + h / 2],
      ],
      material,
    );
  quad(0, 0, width, height, 'screen', 0);
  for (const shape of shapes)
    quad(
      shape.y * width,
      shape.z * height,
      shape.w * width,
      shape.h * height,
      shape.material,
      0.001,
    );
  return mesh;
}

interface LitShape {
  y: number;
  z: number;
  w: number;
  h: number;
  material: Material;
}

export function addInstruments(mesh: Mesh, shape: CabinShape, trim: CabinTrim): void {
  const face = shape.windscreen.foot - 0.28;
  const dials = litPanel(
    [0.3, 0.105],
    [
      { y: 0, z: 0.3, w: 0.16, h: 0.06, material: 'screen-white' },
      { y: 0, z: -0.05, w: 0.1, h: 0.3, material: 'screen-light' },
      { y: -0.42, z: -0.1, w: 0.02, h: 0.5, material: 'screen-warm' },
      { y: 0.42, z: -0.1, w: 0.02, h: 0.5, material: 'screen-light' },
    ],
  );
  for (const side of [-0.27, 0.27]) {
    const arc = Array.from({ length: 19 }, (_, index): Point => {
      const angle = (-40 + (index / 18) * 260) * (Math.PI / 180);
      return [-0.012, side * 0.3 + Math.cos(angle) * 0.04, Math.sin(angle) * 0.04];
    });
    appendMesh(
      dials,
      tube({
        path: arc,
        radius: 0.0025,
        smooth: 1,
        sides: 5,
        material: side < 0 ? 'screen-light' : 'screen-white',
      }),
    );
    const needle = tube({
      path: [
        [-0.012, side * 0.3, 0],
        [-0.012, side * 0.3 + 0.024, 0.02],
      ],
      radius: 0.0016,
      smooth: 1,
      sides: 4,
      material: 'screen-warm',
    });
    appendMesh(dials, needle);
  }
  appendMesh(mesh, dials, { move: [face + 0.03, driverSide, shape.belt + 0.035], turn: { y: 14 } });
  const isTablet = trim.screen === 'tablet';
  const size = isTablet ? ([0.3, 0.2] as const) : ([0.36, 0.13] as const);
  const map = litPanel(size, [
    { y: 0.41, z: 0, w: 0.14, h: 0.96, material: 'screen' },
    ...[-0.34, -0.12, 0.12, 0.34].map((z): LitShape => ({
      y: 0.42,
      z,
      w: 0.06,
      h: 0.09,
      material: 'screen-white',
    })),
    { y: -0.06, z: 0.1, w: 0.72, h: 0.014, material: 'screen-light' },
    { y: -0.2, z: -0.06, w: 0.012, h: 0.84, material: 'screen-light' },
    { y: 0.12, z: -0.1, w: 0.012, h: 0.7, material: 'screen-light' },
    { y: -0.05, z: -0.22, w: 0.3, h: 0.012, material: 'screen-light' },
    { y: -0.2, z: 0.1, w: 0.05, h: 0.07, material: 'screen-warm' },
    { y: -0.07, z: -0.4, w: 0.7, h: 0.06, material: 'screen-white' },
  ]);
  appendMesh(mesh, map, {
    move: [face - 0.035, 0, shape.belt + (isTablet ? 0.03 : 0.055)],
    turn: { y: 8 },
  });
}
