export const namedViews = [
  'front-three-quarter',
  'side',
  'rear-three-quarter',
  'front',
  'rear',
  'opposite-three-quarter',
  'high-three-quarter',
  'low-front',
  'wheel',
  'dashboard',
  'rear-seats',
] as const;
export type NamedView = (typeof namedViews)[number];

/** A spin frame's heading in degrees: 0 looks at the nose, 90 at the left side. */
export type PictureView = NamedView | { spin: number } | 'panorama';
