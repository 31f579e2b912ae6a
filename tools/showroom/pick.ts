export function pick<T>(draw: () => number, choices: readonly T[]): T {
  // A table of choices is never empty.
  return choices[Math.floor(draw() * choices.length)]!;
}
