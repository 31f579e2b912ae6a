import type { RangeFacetView } from './facet-views.ts';

/** Prices and kilometres are asked for in thousands. Source: specification 1, section 5, "Slider". */
const grain: Record<RangeFacetView['unit'], number> = {
  dollars: 1000,
  km: 1000,
  'dollars a week': 1,
  year: 1,
};

type SliderBounds = Pick<RangeFacetView, 'least' | 'greatest' | 'unit'>;

export interface SliderTrack {
  min: number;
  max: number;
  step: number;
}

/**
 * The places that a thumb can take: a hundredth of the range apart. Where that is less than the grain, in which values
 * are rounded, a step would be rounded back to where it began: there the places are whole grains.
 * Source: specification 1, section 5, "Slider".
 */
export function sliderTrack({ least, greatest, unit }: SliderBounds): SliderTrack {
  const hundredth = (greatest - least) / 100;
  const size = grain[unit];
  if (hundredth >= size) return { min: least, max: greatest, step: hundredth };
  return {
    min: Math.floor(least / size) * size,
    max: Math.ceil(greatest / size) * size,
    step: size,
  };
}

/**
 * What a thumb's place means: undefined at the end of the track, which asks for nothing, else the place rounded to
 * the grain of its unit, within the bounds.
 */
export function sliderValue(
  place: number,
  end: 'min' | 'max',
  bounds: SliderBounds,
): number | undefined {
  const { least, greatest, unit } = bounds;
  const { min, max, step } = sliderTrack(bounds);
  // half a step: places are fractions, and the last one may miss the end by a hair
  if (end === 'min' ? place - min < step / 2 : max - place < step / 2) return undefined;
  const rounded = Math.round(place / grain[unit]) * grain[unit];
  return Math.min(Math.max(rounded, least), greatest);
}
