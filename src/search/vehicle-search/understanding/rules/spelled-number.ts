const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};

/** Reads a spelled number of seats, doors, cylinders or gears: `seven`. */
export function spelledNumber(word: string): number | undefined {
  return Object.hasOwn(numbers, word) ? numbers[word] : undefined;
}
