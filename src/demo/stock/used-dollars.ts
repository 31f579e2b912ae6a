/** Share of the price new that the average car still fetches, by full years of age. */
const worthByAge = [
  0.93, 0.86, 0.79, 0.73, 0.67, 0.62, 0.57, 0.52, 0.48, 0.445, 0.415, 0.39, 0.365, 0.345, 0.33,
  0.315,
];
const oldest = worthByAge.length - 1;

/**
 * What a used vehicle is worth in dollars before government charges: its age, how well the model keeps its price, and
 * 1.1% off or on for each 10,000 km above or below what its age would have it.
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
