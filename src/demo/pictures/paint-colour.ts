/** The colours of demo vehicles, by their trade names. */
export const paintColours = [
  'White',
  'Silver',
  'Grey',
  'Black',
  'Blue',
  'Red',
  'Green',
  'Orange',
  'Yellow',
  'Brown',
  'Beige',
  'Gold',
  'Purple',
  'Maroon',
] as const;
export type PaintColour = (typeof paintColours)[number];
