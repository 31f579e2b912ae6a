const GREAT_FROM_FILL = 0.65;

/** The default description of a fill. Source: specification 1, section 5. */
export function gaugeDescription(fill: number): string {
  return fill < GREAT_FROM_FILL ? 'Good Deal' : 'Great Deal';
}
