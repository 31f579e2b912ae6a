export type GaugeBand = 'low' | 'medium' | 'high';

/** The band that colours a fill: below 0.3, to 0.6, above. Source: specification 1, section 5. */
export function gaugeBand(fill: number): GaugeBand {
  if (fill < 0.3) return 'low';
  return fill <= 0.6 ? 'medium' : 'high';
}
