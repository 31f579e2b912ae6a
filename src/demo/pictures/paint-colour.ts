/** The trade's names for the colours that a demo vehicle can have. */
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
