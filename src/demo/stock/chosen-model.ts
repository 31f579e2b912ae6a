import type { Grade, ModelLine } from '#demo/catalogue/model-line.ts';
import type { Draw } from './draw.ts';
import type { Lot } from './yard.ts';

/** Whether something made in these years was sold in that year. */
export function isMadeIn([first, last]: readonly [number, number?], year: number): boolean {
  return year >= first && year <= (last ?? Number.POSITIVE_INFINITY);
}

/** Draws the model year of a lot's next vehicle; recent years are more frequent. */
export function modelYear(lot: Lot, thisYear: number, draw: Draw): number {
  if (lot.carType === 'new') return thisYear - (draw.chance(0.12) ? 1 : 0);
  if (lot.carType === 'demo') return thisYear - (draw.chance(0.3) ? 1 : 0);
  const [youngest, oldest] = lot.ages ?? [1, 12];
  return thisYear - (youngest + Math.floor((oldest - youngest + 1) * draw.unit() ** 1.35));
}

/** Draws a model and grade sold in the year; if none was, changes the year. */
export function chosenModel(
  lines: readonly ModelLine[],
  year: number,
  draw: Draw,
): { line: ModelLine; grade: Grade; year: number } {
  const sold = lines.filter(
    (line) => isMadeIn(line.years, year) && gradesIn(line, year).length > 0,
  );
  if (sold.length === 0) return chosenModel(lines, year + 1, draw);
  const line = draw.pick(sold);
  return { line, grade: draw.pick(gradesIn(line, year)), year };
}

function gradesIn(line: ModelLine, year: number): Grade[] {
  return line.grades.filter(([, , , , years]) => years === undefined || isMadeIn(years, year));
}
