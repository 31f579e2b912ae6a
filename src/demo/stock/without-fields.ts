/** A copy that lacks some fields, for a field that is not known is absent. */
export function withoutFields<Facts extends object, Field extends keyof Facts>(
  facts: Facts,
  ...fields: readonly Field[]
): Omit<Facts, Field> {
  const kept = { ...facts };
  for (const field of fields) delete kept[field];
  return kept;
}
