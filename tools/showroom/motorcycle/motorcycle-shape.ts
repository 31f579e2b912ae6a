import type { Material } from '#showroom/render/materials.ts';
import type { Section } from './pod.ts';

/** A motorcycle's hard points in side view: x forward from the middle of the wheelbase, metres. */
export interface MotorcycleShape {
  wheelbase: number;
  front: { radius: number; rim: number; width: number };
  rear: { radius: number; rim: number; width: number };
  /** Steering head: top and bottom of the forks' upper part. */
  head: readonly [x: number, z: number];
  bars: { back: number; rise: number; half: number };
  tank: readonly Section[];
  seat: readonly Section[];
  tail: readonly Section[];
  /** Rear end of the seat, where lamp and plate hang. */
  tailEnd: readonly [x: number, z: number];
  lamp: { radius: number; x: number; z: number };
  engine: 'vee' | 'parallel';
  exhaust: 'low' | 'twin' | 'high';
  spokes: number;
  wired: boolean;
  fenders: 'short' | 'full';
  metalwork: Material;
}
