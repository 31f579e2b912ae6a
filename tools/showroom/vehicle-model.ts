import { singleAxle, tandemAxle } from './bodies/caravans.ts';
import { convertible } from './bodies/convertible.ts';
import { coupe } from './bodies/coupe.ts';
import { cruiser } from './bodies/cruiser.ts';
import { hatch } from './bodies/hatch.ts';
import { largeSuv } from './bodies/large-suv.ts';
import { nakedBike } from './bodies/naked-bike.ts';
import { peopleMover } from './bodies/people-mover.ts';
import { sedan } from './bodies/sedan.ts';
import { suv } from './bodies/suv.ts';
import { truckCab } from './bodies/truck-cab.ts';
import { ute } from './bodies/ute.ts';
import { van } from './bodies/van.ts';
import { wagon } from './bodies/wagon.ts';
import { type DemoBody, demoBodies } from '#demo/pictures/demo-body.ts';
import type { Mesh } from './mesh/mesh.ts';
import { car } from '#showroom/parts/car.ts';
import type { CarShape } from './parts/car-shape.ts';
import { caravan } from '#showroom/caravan/caravan.ts';
import type { CaravanShape } from '#showroom/caravan/caravan-shape.ts';
import { motorcycle } from '#showroom/motorcycle/motorcycle.ts';
import type { MotorcycleShape } from '#showroom/motorcycle/motorcycle-shape.ts';
import { inventedPlate } from './parts/plate.ts';
import { scooter } from '#showroom/motorcycle/scooter.ts';
import { truck } from '#showroom/truck/truck.ts';
import type { TruckLoad } from '#showroom/truck/truck-load.ts';
import { type FloorShadow, floorShadow } from './render/floor-shadow.ts';
import type { WheelPlace } from './render/close-up-camera.ts';
import { measureOpenness } from './render/openness.ts';
import { packSolid, type Solid } from './render/solid.ts';
import { seeded } from './seeded.ts';
import { pick } from './pick.ts';
import { variedCar } from './varied-car.ts';

export interface VehicleModel {
  solid: Solid;
  shadow: FloorShadow;
  /** The left front wheel. */
  wheelAt: WheelPlace;
}

interface Built {
  mesh: Mesh;
  /** Under this height there are only closed bodies. */
  closedBelow: number;
  wheelAt: WheelPlace;
}

type Build = (draw: () => number) => Built;

const aCar =
  (shape: CarShape): Build =>
  (draw) => ({
    mesh: car(variedCar(shape, draw), inventedPlate(draw)),
    closedBelow: shape.tub || shape.openTop ? 0 : shape.greenhouse.windscreen.base[1] - 0.06,
    wheelAt: [shape.wheelbase / 2, shape.width / 2, shape.wheel.radius],
  });

const aTruck =
  (kind: TruckLoad['kind']): Build =>
  (draw) => {
    const cab = variedCar(truckCab, draw);
    const load: TruckLoad =
      kind === 'box'
        ? { kind, length: 4.3 + draw() * 0.5, height: 1.95 + draw() * 0.35, painted: draw() < 0.2 }
        : { kind, length: 4.2 + draw() * 0.5, height: 0.36, painted: false };
    const faced = { ...cab, frontFace: pick(draw, ['stacked', 'wide'] as const) };
    return {
      mesh: truck(faced, load, inventedPlate(draw)),
      closedBelow: truckCab.greenhouse.windscreen.base[1] - 0.06,
      wheelAt: [cab.wheelbase / 2, cab.width / 2, cab.wheel.radius],
    };
  };

const aMotorcycle =
  (shape: MotorcycleShape): Build =>
  (draw) => ({
    mesh: motorcycle(
      {
        ...shape,
        spokes: pick(draw, [6, 8, 10, 12]),
        wired: shape.wired ? draw() < 0.7 : draw() < 0.15,
        exhaust: shape.exhaust === 'twin' ? 'twin' : pick(draw, ['high', 'low'] as const),
        metalwork: pick(draw, ['dark-alloy', 'steel', shape.metalwork] as const),
      },
      inventedPlate(draw),
    ),
    closedBelow: 0,
    wheelAt: [shape.wheelbase / 2, 0, shape.front.radius],
  });

const aCaravan =
  (shape: CaravanShape): Build =>
  (draw) => ({
    mesh: caravan(
      {
        ...shape,
        length: shape.length + draw() * 0.6,
        graphic: pick(draw, ['sweep', 'band', 'block'] as const),
        nose: pick(draw, ['raked', 'raked', 'round'] as const),
        offRoad: draw() < (shape.axles === 2 ? 0.65 : 0.3),
        wheel: { ...shape.wheel, finish: pick(draw, ['alloy', 'dark-alloy'] as const) },
      },
      inventedPlate(draw),
    ),
    closedBelow: 9,
    wheelAt: [shape.axles === 2 ? shape.wheel.radius : 0, shape.half, shape.wheel.radius],
  });

/** How each body is built from a seed. */
const builders: Readonly<Record<DemoBody, Build>> = {
  hatch: aCar(hatch),
  sedan: aCar(sedan),
  wagon: aCar(wagon),
  suv: aCar(suv),
  'large-suv': aCar(largeSuv),
  ute: aCar(ute),
  coupe: aCar(coupe),
  convertible: aCar(convertible),
  van: aCar(van),
  'people-mover': aCar(peopleMover),
  'box-truck': aTruck('box'),
  'tray-truck': aTruck('tray'),
  'naked-bike': aMotorcycle(nakedBike),
  cruiser: aMotorcycle(cruiser),
  scooter: (draw) => ({
    mesh: scooter(inventedPlate(draw)),
    closedBelow: 0,
    wheelAt: [0.66, 0, 0.24],
  }),
  caravan: aCaravan(singleAxle),
  'tandem-caravan': aCaravan(tandemAxle),
};

/** Building takes longer than drawing, and a vehicle is drawn from many sides in a row: keep the last few. */
const kept = new Map<string, VehicleModel>();
const keptLimit = 6;

export function vehicleModel(body: DemoBody, seed: number): VehicleModel {
  const key = `${body}/${seed}`;
  const known = kept.get(key);
  if (known) return known;
  const { mesh, closedBelow, wheelAt } = builders[body](
    seeded(seed * 31 + demoBodies.indexOf(body)),
  );
  const solid = packSolid(mesh, closedBelow);
  measureOpenness(solid, { cell: 0.05, reach: 9, floor: 0.55, least: 0.3 });
  const model = { solid, shadow: floorShadow(solid), wheelAt };
  if (kept.size >= keptLimit) kept.delete(kept.keys().next().value!);
  kept.set(key, model);
  return model;
}
