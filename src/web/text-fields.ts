/** The fields of a submission that are texts; leaves out files. */
export function textFields(data: FormData): [string, string][] {
  return [...data].filter((field): field is [string, string] => typeof field[1] === 'string');
}
