import { type BestValue, bestValue } from './best-values.ts';
import { type SpecificationLine, specificationLines } from './specification-lines.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** One line of the specifications for several vehicles. */
export interface ComparedLine {
  label: string;
  /** In the order of the vehicles; undefined if a vehicle does not state the value. */
  values: (string | undefined)[];
  /** Whether the stated values differ; always false for identifiers, which are unique to each vehicle. */
  differs: boolean;
  /** Undefined if no value is plainly better than the others. */
  best: BestValue | undefined;
}

const identifiers = new Set(['VIN', 'Registration plate', 'Stock number']);

/** The specifications side by side, in the order buyers ask for them; omits lines that no vehicle has. */
export function comparedLines(vehicles: readonly Vehicle[]): ComparedLine[] {
  const lines = vehicles.map((vehicle) => specificationLines(vehicle, undefined));
  return labelsOf(lines).map((label) => {
    const values = lines.map((own) => own.find((line) => line.label === label)?.value);
    const stated = new Set(values.filter((value) => value !== undefined));
    const differs = stated.size > 1 && !identifiers.has(label);
    return { label, values, differs, best: bestValue(label, vehicles) };
  });
}

/** Merges the labels of all vehicles, preserving each vehicle's order. */
function labelsOf(lines: readonly SpecificationLine[][]): string[] {
  const labels: string[] = [];
  for (const own of lines) {
    let after = 0;
    for (const { label } of own) {
      const at = labels.indexOf(label);
      if (at < 0) labels.splice(after, 0, label);
      after = labels.indexOf(label) + 1;
    }
  }
  return labels;
}
