/**
 * The example and warning that the National Credit Code requires beside every comparison rate.
 * Source of the example: specification 1, section 9, "Finance comparison example".
 */
export const comparisonRateWarning =
  'Comparison rate for a 5-year secured fixed rate loan of $30,000. WARNING: This comparison rate is true only for ' +
  'the example given and may not include all fees and charges. Different terms, fees or other loan amounts might ' +
  'result in a different comparison rate.';
