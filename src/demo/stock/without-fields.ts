/** A copy without some fields. */
export function withoutFields<Facts extends object, Field extends keyof Facts>(
  facts: Facts,
  ...fields: readonly Field[]
): Omit<Facts, Field> {
  const copy = { ...facts };
  for (const field of fields) delete copy[field];
  return copy;
}
