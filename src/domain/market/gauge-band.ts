export type GaugeBand = 'low' | 'medium' | 'high';

/** The colour band for a fill: low below 0.3, medium up to 0.6, high above. Source: specification 1, section 5. */
export function gaugeBand(fill: number): GaugeBand {
  if (fill < 0.3) return 'low';
  return fill <= 0.6 ? 'medium' : 'high';
}
