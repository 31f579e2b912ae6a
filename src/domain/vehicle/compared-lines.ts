import { type SpecificationLine, specificationLines } from './specification-lines.ts';
import type { Vehicle } from './vehicle.ts';

/** One line of the specifications for several vehicles. */
export interface ComparedLine {
  label: string;
  /** In the order of the vehicles; undefined where a vehicle does not say. */
  values: (string | undefined)[];
  /** Whether the vehicles differ in what they say; what names a single vehicle always does, and does not count. */
  differs: boolean;
}

const naming = new Set(['VIN', 'Registration plate', 'Stock number']);

/** The specifications side by side, in the order a buyer asks for them; lines that no vehicle has are left out. */
export function comparedLines(vehicles: readonly Vehicle[]): ComparedLine[] {
  const lines = vehicles.map((vehicle) => specificationLines(vehicle, undefined));
  return labelsOf(lines).map((label) => {
    const values = lines.map((own) => own.find((line) => line.label === label)?.value);
    const said = new Set(values.filter((value) => value !== undefined));
    return { label, values, differs: said.size > 1 && !naming.has(label) };
  });
}

/** The labels of all, each vehicle's order kept where the others have no say. */
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
