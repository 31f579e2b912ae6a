/** The first letters of the first and the last name: `MC`. */
export function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(/\s+/);
  return [first, others.at(-1) ?? '']
    .map((part) => [...part][0] ?? '')
    .join('')
    .toUpperCase();
}
