import type { WheelDesign } from '#showroom/parts/wheel-design.ts';

export interface CaravanShape {
  /** Body without drawbar; metres. */
  length: number;
  half: number;
  /** Height of the floor's underside and of the roof. */
  low: number;
  high: number;
  nose: 'raked' | 'round';
  axles: 1 | 2;
  wheel: WheelDesign;
  offRoad: boolean;
  graphic: 'sweep' | 'band' | 'block';
}

export function frontOf({ length }: CaravanShape): number {
  return length / 2 + 0.25;
}

export function rearOf(shape: CaravanShape): number {
  return frontOf(shape) - shape.length;
}

export function axlePositions(shape: CaravanShape): number[] {
  const gap = shape.wheel.radius + 0.05;
  return shape.axles === 2 ? [gap, -gap] : [0];
}
