import type { RangeFacetView } from './facet-views.ts';

/** Prices and kilometres are asked for in thousands. Source: specification 1, section 5, "Slider". */
const grain: Record<RangeFacetView['unit'], number> = {
  dollars: 1000,
  km: 1000,
  'dollars a week': 1,
  year: 1,
};

type SliderBounds = Pick<RangeFacetView, 'least' | 'greatest' | 'unit'>;

/** A hundredth of the range. Source: specification 1, section 5, "Slider". */
export function sliderStep({ least, greatest }: SliderBounds): number {
  return (greatest - least) / 100;
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
  const rounded = Math.round(place / grain[unit]) * grain[unit];
  const value = Math.min(Math.max(rounded, least), greatest);
  // half a step: places are fractions, and the last one may miss the end by a hair
  const reach = sliderStep(bounds) / 2;
  if (end === 'min' ? place - least < reach : greatest - place < reach) return undefined;
  return value;
}
