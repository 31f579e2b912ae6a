/**
 * One page of a list that is made of parts, one after the other. A part is asked only when the page reaches it.
 * @param find the ids of a part from an offset, and how many the whole part has
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
