import type { DemoBody } from '#demo/pictures/demo-body.ts';
import type { VehicleKind } from '#domain/vehicle/vehicle.ts';

/** A model as the Australian market had it: what is common to its grades, the ways it is driven, and its grades. */
export interface ModelLine {
  make: string;
  model: string;
  /** Car when absent. */
  kind?: VehicleKind;
  /** As a dealer's system words it. */
  body: string;
  /** The body its pictures are drawn with. */
  picture: DemoBody;
  doors?: number;
  seats?: number;
  /** First and last model year; without a last one it is still sold new. */
  years: readonly [first: number, last?: number];
  /** The maker's code of each series, from a year on. */
  series?: readonly (readonly [from: number, code: string])[];
  /** Length, width and height in millimetres. */
  size?: readonly [number, number, number];
  tankLitres?: number;
  grossKg?: number;
  towingKg?: number;
  /** Stars, and the year they were given in. */
  ancap?: readonly [stars: number, year: number];
  /** How well it keeps its price beside the average car: 1.1 for a LandCruiser. */
  holds?: number;
  drivelines: Readonly<Record<string, Driveline>>;
  grades: readonly Grade[];
}

/**
 * What moves it, in the order of a brochure: fuel, litres, cylinders, induction, power in kW, torque in Nm, litres per
 * 100 km combined, driven wheels, gearbox, gears.
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

/** Badge, driveline, dollars new before government charges, how well it is equipped, and its own years if fewer. */
export type Grade = readonly [
  badge: string,
  driveline: string,
  dollarsNew: number,
  level: EquipmentLevel,
  years?: readonly [first: number, last?: number],
];

export type EquipmentLevel = 'base' | 'middle' | 'top';
