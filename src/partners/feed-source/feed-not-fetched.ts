/** A feed that could not be fetched. The message continues "the feed", for the operator; it contains no secrets. */
export class FeedNotFetched extends Error {
  override name = 'FeedNotFetched';
}
