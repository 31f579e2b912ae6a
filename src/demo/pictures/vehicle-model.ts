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
import type { DemoBody } from './demo-body.ts';
import type { Mesh } from './mesh/mesh.ts';
import { car } from './parts/car.ts';
import type { CarShape } from './parts/car-shape.ts';
import { caravan, type CaravanShape } from './parts/caravan.ts';
import { motorcycle, type MotorcycleShape } from './parts/motorcycle.ts';
import { inventedPlate } from './parts/plate.ts';
import { scooter } from './parts/scooter.ts';
import { truck, type TruckLoad } from './parts/truck.ts';
import { type FloorShadow, floorShadow } from './render/floor-shadow.ts';
import { packSolid, type Solid } from './render/solid.ts';
import { pick, seeded } from './seeded.ts';
import { variedCar } from './varied-car.ts';

export interface VehicleModel {
  solid: Solid;
  shadow: FloorShadow;
}

type Build = (draw: () => number) => Mesh;

const aCar =
  (shape: CarShape): Build =>
  (draw) =>
    car(variedCar(shape, draw), inventedPlate(draw));

const aTruck =
  (kind: TruckLoad['kind']): Build =>
  (draw) => {
    const cab = variedCar(truckCab, draw);
    const load: TruckLoad =
      kind === 'box'
        ? { kind, length: 4.3 + draw() * 0.5, height: 1.95 + draw() * 0.35, painted: draw() < 0.2 }
        : { kind, length: 4.2 + draw() * 0.5, height: 0.36, painted: false };
    return truck({ ...cab, frontFace: pick(draw, ['stacked', 'wide'] as const) }, load, inventedPlate(draw));
  };

const aMotorcycle =
  (shape: MotorcycleShape): Build =>
  (draw) =>
    motorcycle(
      {
        ...shape,
        spokes: pick(draw, [6, 8, 10, 12]),
        wired: shape.wired ? draw() < 0.7 : draw() < 0.15,
        exhaust: shape.exhaust === 'twin' ? 'twin' : pick(draw, ['high', 'low'] as const),
        metalwork: pick(draw, ['dark-alloy', 'steel', shape.metalwork] as const),
      },
      inventedPlate(draw),
    );

const aCaravan =
  (shape: CaravanShape): Build =>
  (draw) =>
    caravan(
      {
        ...shape,
        length: shape.length + draw() * 0.6,
        graphic: pick(draw, ['sweep', 'band', 'block'] as const),
        nose: pick(draw, ['raked', 'raked', 'round'] as const),
        offRoad: draw() < (shape.axles === 2 ? 0.65 : 0.3),
        wheel: { ...shape.wheel, finish: pick(draw, ['alloy', 'dark-alloy'] as const) },
      },
      inventedPlate(draw),
    );

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
  scooter: (draw) => scooter(inventedPlate(draw)),
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
  const solid = packSolid(builders[body](seeded(seed)));
  const model = { solid, shadow: floorShadow(solid) };
  if (kept.size >= keptLimit) kept.delete(kept.keys().next().value!);
  kept.set(key, model);
  return model;
}
