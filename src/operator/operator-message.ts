/**
 * Encodes a message of the operator's socket as one line of JSON. Node's readline ends lines at U+2028 and U+2029 too,
 * which JSON does not escape.
 */
export function operatorMessage(message: object): string {
  const json = JSON.stringify(message)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
  return `${json}\n`;
}
