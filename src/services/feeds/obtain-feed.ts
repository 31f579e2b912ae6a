import { FeedNotFetched } from '#partners/feed-source/feed-not-fetched.ts';
import { copyNewestFile } from '#partners/feed-source/folder-feed.ts';
import { fetchHttpsFeed } from '#partners/feed-source/https-feed.ts';
import type { StoredFeed } from '#store/feeds/feed-sources.ts';
import type { FeedContext } from './feed-context.ts';
import { feedCredentialsSchema, type FeedSettings } from './feed-settings.ts';
import type { FeedFile, ImportedVersion } from './import-feed-file.ts';

/**
 * Gets a feed from its source into a file.
 * @param known the version of the source that the stock is made of
 * @returns undefined if the source says that it has nothing new
 * @throws {FeedNotFetched}
 */
export async function obtainFeed(
  { feeds }: Pick<FeedContext, 'feeds'>,
  { credentials }: Pick<StoredFeed, 'credentials'>,
  { from }: Pick<FeedSettings, 'from'>,
  known: ImportedVersion | undefined,
  path: string,
): Promise<FeedFile | undefined> {
  if (from.kind === 'push')
    throw new FeedNotFetched('was not fetched: it is pushed, so there is nothing to fetch');
  if (from.kind === 'folder') {
    const { maxBytes } = feeds.limits;
    return { ...(await copyNewestFile(from.folder, from.files, path, maxBytes, new Date())), path };
  }
  const { url } = from;
  if (!feeds.allowsPrivateAddresses && new URL(url).protocol !== 'https:')
    throw new FeedNotFetched('was not fetched: its address is not https');
  const request = {
    url,
    validators: known,
    ...(credentials !== null && { credentials: feedCredentialsSchema.parse(credentials) }),
  };
  const fetched = await fetchHttpsFeed(feeds.fetch, request, path, feeds.limits);
  return fetched && { ...fetched, path, name: new URL(url).pathname };
}
