/** What was found in place of the expected, as Meilisearch words it. Long values are cut, deep ones only named. */
export function foundValue(value: unknown): string {
  if (value === undefined || value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  switch (typeof value) {
    case 'boolean':
      return `a boolean: \`${value}\``;
    case 'number':
      return `${kindOfNumber(value)}: \`${value}\``;
    case 'string':
      return `a string: \`${JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}...` : value)}\``;
    default:
      return 'an object';
  }
}

function kindOfNumber(value: number): string {
  if (!Number.isInteger(value)) return 'a float';
  return value < 0 ? 'a negative integer' : 'an integer';
}
