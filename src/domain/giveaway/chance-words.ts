const percent = new Intl.NumberFormat('en-AU', { style: 'percent', maximumSignificantDigits: 2 });
const count = new Intl.NumberFormat('en-AU');

/** From here on, "about 1 in 33" is near enough to the truth. */
const ROUNDED_FROM = 10;

/**
 * A prize's chance in the next spin: `1 in 20 (5%)`. A rounded number is called "about".
 * @param weight of the prize, at least 1
 * @param tickets in the draw
 */
export function chanceWords(weight: number, tickets: number): string {
  const share = weight / tickets;
  const shown = `${isExact(share) ? '' : 'about '}${percent.format(share)}`;
  const times = tickets / weight;
  const isWhole = Number.isInteger(times);
  if (times === 1 || (!isWhole && times < ROUNDED_FROM)) return shown;
  return `${isWhole ? '' : 'about '}1 in ${count.format(Math.round(times))} (${shown})`;
}

/** Whether two significant digits of a percentage say all of it. */
function isExact(share: number): boolean {
  return Math.abs(Number(share.toPrecision(2)) - share) < 1e-12;
}
