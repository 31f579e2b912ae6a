/** The share of the new price that the average car still fetches, by full years of age. */
const worthByAge = [
  0.93, 0.86, 0.79, 0.73, 0.67, 0.62, 0.57, 0.52, 0.48, 0.445, 0.415, 0.39, 0.365, 0.345, 0.33,
  0.315,
];
const oldest = worthByAge.length - 1;

/**
 * The value of a used vehicle in dollars before government charges, from its age, the model's resale value, and 1.1%
 * less or more for each 10,000 km above or below the average for its age.
 */
export function usedDollars(vehicle: {
  dollarsNew: number;
  years: number;
  km: number;
  kmPerYear: number;
  holds: number;
}): number {
  const { dollarsNew, years, km, kmPerYear, holds } = vehicle;
  const whole = Math.floor(years);
  const from = worthByAge[Math.min(whole, oldest)] ?? 0;
  const to = worthByAge[Math.min(whole + 1, oldest)] ?? 0;
  const worth = (from + (to - from) * (years - whole)) * holds ** Math.min(2, 0.5 + years / 4);
  const excessKm = (km - years * kmPerYear) / 10_000;
  const wear = Math.max(0.55, 1 - 0.011 * excessKm);
  return Math.min(dollarsNew * 0.99, Math.max(dollarsNew * 0.07, dollarsNew * worth * wear));
}
