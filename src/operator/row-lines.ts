/** Lists how many rows of each table there are, with what is to be said of them. */
export function rowLines(
  counts: Readonly<Record<string, number>>,
  remark: (table: string) => string | undefined = () => undefined,
): string {
  const lines = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => {
      const words = remark(table);
      return `  ${table}\t${count}${words === undefined ? '' : `\t${words}`}\n`;
    });
  return lines.join('') || '  none\n';
}
