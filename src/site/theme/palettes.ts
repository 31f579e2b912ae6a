/**
 * Sets of colours that were chosen together: on each, text and edges have more contrast than a dealer's own choice must
 * have. `brand` is the ground of the dark rooms, `action` the one spot of colour.
 */
export const palettes = {
  plaster: { paper: '#f5f5f3', ink: '#17181a', brand: '#26272a', action: '#f2b200' },
  'harbour-fog': { paper: '#f1f4f6', ink: '#131f2a', brand: '#172635', action: '#d9552b' },
  eucalypt: { paper: '#f2f5f1', ink: '#16211b', brand: '#1c2b23', action: '#c98a00' },
  oxblood: { paper: '#f7f4f4', ink: '#241516', brand: '#3a1519', action: '#c4162e' },
  nocturne: { paper: '#17181a', ink: '#f3f3f1', brand: '#0d0e0f', action: '#f2b200' },
} as const;

export type PaletteName = keyof typeof palettes;

// the keys of an object have the type string
export const paletteNames = Object.keys(palettes) as PaletteName[];
