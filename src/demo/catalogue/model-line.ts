import type { DemoBody } from '#demo/pictures/demo-body.ts';
import type { VehicleKind } from '#domain/vehicle/vehicle.ts';

/** A model as sold in Australia: what its grades have in common, its drivelines, and its grades. */
export interface ModelLine {
  make: string;
  model: string;
  /** Defaults to car. */
  kind?: VehicleKind;
  /** In the wording of a dealer management system. */
  body: string;
  /** The body used for drawing its pictures. */
  picture: DemoBody;
  doors?: number;
  seats?: number;
  /** The first and last model year; without a last year it is still sold new. */
  years: readonly [first: number, last?: number];
  /** The maker's series codes, each with its first year. */
  series?: readonly (readonly [from: number, code: string])[];
  /** Length, width and height in millimetres. */
  size?: readonly [number, number, number];
  tankLitres?: number;
  grossKg?: number;
  towingKg?: number;
  /** The stars and the year of the rating. */
  ancap?: readonly [stars: number, year: number];
  /** Its resale value compared with the average car's: 1.1 for a LandCruiser. */
  holds?: number;
  drivelines: Readonly<Record<string, Driveline>>;
  grades: readonly Grade[];
}

/**
 * A driveline, in the order of a brochure: fuel, litres, cylinders, induction, power in kW, torque in Nm, combined
 * consumption in litres per 100 km, driven wheels, gearbox, gears.
 */
export type Driveline = readonly [
  fuel: Fuel,
  litres: number,
  cylinders: number,
  induction: 'Aspirated' | 'Turbo' | 'Twin Turbo' | 'Supercharged' | 'Electric',
  kilowatts: number,
  newtonMetres: number,
  litresPer100Km: number,
  drive: Drive,
  gearbox: Gearbox,
  gears: number,
];

export type Fuel =
  | 'Unleaded'
  | 'Premium Unleaded'
  | 'Diesel'
  | 'Hybrid'
  | 'Plug-in Hybrid'
  | 'Electric'
  | 'LPG';
export type Drive = 'Front Wheel Drive' | 'Rear Wheel Drive' | 'All Wheel Drive' | '4x4' | '4x2';
export type Gearbox =
  | 'Automatic'
  | 'Constantly Variable'
  | 'Dual Clutch'
  | 'Manual'
  | 'Reduction Gear';

/** Badge, driveline, dollars new before government charges, equipment level, and its own years if fewer. */
export type Grade = readonly [
  badge: string,
  driveline: string,
  dollarsNew: number,
  level: EquipmentLevel,
  years?: readonly [first: number, last?: number],
];

export type EquipmentLevel = 'base' | 'middle' | 'top';
