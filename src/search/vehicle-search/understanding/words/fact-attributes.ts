/**
 * The attributes that describe a vehicle whoever sells it. A shopper who names one wants nothing else, so its words are
 * never searched as text instead.
 */
export const factAttributes: readonly string[] = [
  'fuel',
  'transmission',
  'drive',
  'body',
  'body_style',
  'cab',
  'cylinders',
  'engine_litres',
  'gears',
  'generation',
  'induction',
  'plug_in',
  'seats',
  'sleeps',
  'axle_type',
  'doors',
];
