/**
 * Reads one page of a list made of successive parts. Reads a part only if the page reaches it.
 * @param find reads ids of a part from an offset; `total` is the size of the whole part
 */
export function pageOfParts<Part>(
  parts: readonly Part[],
  { offset, limit }: { offset: number; limit: number },
  find: (part: Part, offset: number, limit: number) => { ids: readonly number[]; total: number },
): number[] {
  const page: number[] = [];
  let start = 0;
  for (const part of parts) {
    if (page.length >= limit) break;
    const { ids, total } = find(part, Math.max(0, offset - start), limit - page.length);
    page.push(...ids);
    start += total;
  }
  return page;
}
