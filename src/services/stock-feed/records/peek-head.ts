/** Reads the head of a stream until it is enough. @returns the head, and the whole stream including the head */
export async function peekHead<Piece>(
  source: AsyncIterable<Piece>,
  isEnough: (head: readonly Piece[]) => boolean,
): Promise<{ head: Piece[]; all: AsyncIterable<Piece> }> {
  const iterator = source[Symbol.asyncIterator]();
  const head: Piece[] = [];
  while (!isEnough(head)) {
    const next = await iterator.next();
    if (next.done === true) break;
    head.push(next.value);
  }
  async function* all(): AsyncGenerator<Piece> {
    try {
      yield* head;
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
        yield next.value;
      }
    } finally {
      await iterator.return?.();
    }
  }
  return { head, all: all() };
}
