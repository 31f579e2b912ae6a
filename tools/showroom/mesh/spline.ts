/** Weights of a uniform cubic B-spline: it rounds its control points off instead of passing through them. */
export function splineWeights(t: number): readonly [number, number, number, number] {
  const t2 = t * t;
  const t3 = t2 * t;
  return [
    (1 - 3 * t + 3 * t2 - t3) / 6,
    (4 - 6 * t2 + 3 * t3) / 6,
    (1 + 3 * t + 3 * t2 - 3 * t3) / 6,
    t3 / 6,
  ];
}

export type Knot = readonly [at: number, value: number];

/** A curve through the knots without overshoot (monotone cubic), flat beyond its ends. Knots rise in `at`. */
export function curve(knots: readonly Knot[]): (at: number) => number {
  const count = knots.length;
  const slopes: number[] = [];
  for (let index = 0; index < count - 1; index += 1) {
    const [x0, y0] = knots[index]!;
    const [x1, y1] = knots[index + 1]!;
    slopes.push((y1 - y0) / (x1 - x0));
  }
  const tangents = knots.map((_, index) => {
    const left = slopes[index - 1];
    const right = slopes[index];
    if (left === undefined || right === undefined) return left ?? right ?? 0;
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
  });
  return (at) => {
    const first = knots[0]!;
    const last = knots[count - 1]!;
    if (at <= first[0]) return first[1];
    if (at >= last[0]) return last[1];
    let index = 0;
    while (knots[index + 1]![0] < at) index += 1;
    const [x0, y0] = knots[index]!;
    const [x1, y1] = knots[index + 1]!;
    const width = x1 - x0;
    const t = (at - x0) / width;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      y0 * (2 * t3 - 3 * t2 + 1) +
      tangents[index]! * width * (t3 - 2 * t2 + t) +
      y1 * (3 * t2 - 2 * t3) +
      tangents[index + 1]! * width * (t3 - t2)
    );
  };
}

export function smoothstep(from: number, to: number, at: number): number {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
