import { FeedNotFetched } from '#partners/feed-source/feed-not-fetched.ts';
import { copyNewestFile } from '#partners/feed-source/folder-feed.ts';
import { fetchHttpsFeed } from '#partners/feed-source/https-feed.ts';
import { fetchSftpFeed } from '#partners/feed-source/sftp-feed.ts';
import { connectAnywhere, connectPublic } from '#partners/outside/outside-socket.ts';
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
  const { limits, allowsPrivateAddresses } = feeds;
  if (from.kind === 'folder') {
    const { folder, files: pattern } = from;
    const copied = await copyNewestFile({ folder, pattern }, path, limits.maxBytes, new Date());
    return { ...copied, path };
  }
  const secrets = credentials === null ? undefined : feedCredentialsSchema.parse(credentials);
  if (from.kind === 'sftp') {
    if (!secrets || !('user' in secrets))
      throw new FeedNotFetched('was not fetched: it has no credentials for its server');
    const connect = allowsPrivateAddresses ? connectAnywhere : connectPublic;
    const request = { ...from, pattern: from.files, credentials: secrets };
    return { ...(await fetchSftpFeed(connect, request, path, limits, new Date())), path };
  }
  const { url } = from;
  if (!allowsPrivateAddresses && new URL(url).protocol !== 'https:')
    throw new FeedNotFetched('was not fetched: its address is not https');
  if (secrets && 'private_key' in secrets)
    throw new FeedNotFetched('was not fetched: a private key is for SFTP only');
  const request = { url, validators: known, credentials: secrets };
  const fetched = await fetchHttpsFeed(feeds.fetch, request, path, limits);
  return fetched && { ...fetched, path, name: new URL(url).pathname };
}
