import type { RangeFacetView } from './facet-views.ts';

/** The rounding of values: prices and kilometres to thousands. Source: specification 1, section 5, "Slider". */
const granularity: Record<RangeFacetView['unit'], number> = {
  dollars: 1000,
  km: 1000,
  'dollars a week': 1,
  year: 1,
  ft: 1,
  kg: 1,
};

type SliderBounds = Pick<RangeFacetView, 'least' | 'greatest' | 'unit'>;

export interface SliderTrack {
  min: number;
  max: number;
  step: number;
}

/**
 * The positions of a thumb: a hundredth of the range apart. If that is less than the granularity, values would round
 * back to the previous position, so positions are whole multiples of it instead. Source: specification 1, section 5,
 * "Slider".
 */
export function sliderTrack({ least, greatest, unit }: SliderBounds): SliderTrack {
  const hundredth = (greatest - least) / 100;
  const size = granularity[unit];
  if (hundredth >= size) return { min: least, max: greatest, step: hundredth };
  return {
    min: Math.floor(least / size) * size,
    max: Math.ceil(greatest / size) * size,
    step: size,
  };
}

/**
 * The value at a thumb's position, rounded to the granularity and within the bounds; undefined at the end of the track,
 * which sets no limit.
 */
export function sliderValue(
  position: number,
  end: 'min' | 'max',
  bounds: SliderBounds,
): number | undefined {
  const { least, greatest, unit } = bounds;
  const { min, max, step } = sliderTrack(bounds);
  // positions are fractions and the last one may miss the end slightly, so allow half a step
  if (end === 'min' ? position - min < step / 2 : max - position < step / 2) return undefined;
  const rounded = Math.round(position / granularity[unit]) * granularity[unit];
  return Math.min(Math.max(rounded, least), greatest);
}
