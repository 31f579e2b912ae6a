const number = /^\s*[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?\s*$/;

/** Whether a filter's text is a number: `1e3` and `.5` are, an empty text and `0x10` are not. */
export function isNumberText(text: string): boolean {
  return number.test(text) && Number.isFinite(Number(text));
}

const value = new Float64Array(1);
const bits = new BigInt64Array(value.buffer);

/** The next larger representable number, which turns `> x` into `>= next`. */
export function nextNumberAbove(number: number): number {
  if (number === 0) return Number.MIN_VALUE;
  value[0] = number;
  bits[0]! += number > 0 ? 1n : -1n;
  return value[0];
}

export function nextNumberBelow(number: number): number {
  return -nextNumberAbove(-number);
}
