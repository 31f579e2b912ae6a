/**
 * The feed as a whole cannot be trusted: cut off, damaged, not UTF-8, or not of its format. Nothing of it may be
 * taken for the dealer's full stock. The message is for the operator and says where.
 */
export class FeedBroken extends Error {
  override readonly name = 'FeedBroken';
}
