/** Prints a figure for the reader of a test run. Any other output fails a test. */
export function report(line: string): void {
  process.stdout.write(`${line}\n`);
}
