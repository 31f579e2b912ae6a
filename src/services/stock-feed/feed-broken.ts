/**
 * The whole feed is unusable: cut off, damaged, not UTF-8, in another format, or without the columns of its mapping. None of its rows may be imported as
 * the dealer's full stock. The message tells the operator where the feed breaks.
 */
export class FeedBroken extends Error {
  override readonly name = 'FeedBroken';
}
