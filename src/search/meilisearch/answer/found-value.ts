/** Describes an invalid value in Meilisearch's wording. Shortens long values and does not print nested ones. */
export function foundValue(value: unknown): string {
  if (value === undefined || value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  switch (typeof value) {
    case 'boolean':
      return `a boolean: \`${value}\``;
    case 'number':
      return `${kindOfNumber(value)}: \`${value}\``;
    case 'string':
      return `a string: \`${JSON.stringify(shortened(value))}\``;
    default:
      return 'an object';
  }
}

function kindOfNumber(value: number): string {
  if (!Number.isInteger(value)) return 'a float';
  return value < 0 ? 'a negative integer' : 'an integer';
}

/** Shortens names and texts from a request for use in messages. */
export function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}...` : text;
}
