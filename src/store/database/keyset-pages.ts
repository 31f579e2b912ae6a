/**
 * Reads rows page by page, so that memory does not grow with their number. Each page begins after the last row of the
 * page before it, which stays fast on the last pages. Stops after a page with fewer than `size` rows.
 * @param size the number of rows of a full page
 * @param readAfter reads up to `size` rows after `last`, in the order of their keys; the first page without `last`
 */
export async function* keysetPages<Row>(
  size: number,
  readAfter: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const rows = await readAfter(last);
    if (rows.length > 0) yield rows;
    last = rows.length < size ? undefined : rows.at(-1);
  } while (last !== undefined);
}
