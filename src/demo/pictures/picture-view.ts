export const namedViews = [
  'front-three-quarter',
  'side',
  'rear-three-quarter',
  'front',
  'rear',
  'opposite-three-quarter',
  'high-three-quarter',
  'low-front',
  'banner',
  'wheel',
  'dashboard',
  'rear-seats',
] as const;
export type NamedView = (typeof namedViews)[number];

/**
 * `banner` is a strip with the vehicle on the right and room for words on the left. `spin` is the heading of a spin frame in degrees: 0 shows the nose, 90 the left
 * side.
 */
export type PictureView = NamedView | { spin: number } | 'panorama';
