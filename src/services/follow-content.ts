import { CONTENT_CHANNEL, changedContent } from '#store/content/content-changes.ts';
import type { Database } from '#store/database/database.ts';
import type { ContentLibrary } from './content/content-library.ts';
import { type Follower, followChanges } from './follow-changes.ts';

/** Keeps the library in sync with the database. Resolves once every change so far has been applied. */
export async function followContent(
  database: Database,
  library: ContentLibrary,
  onError: (error: unknown) => void,
): Promise<Follower> {
  let version = 0;

  async function applyChanges(): Promise<void> {
    for (const changed of await changedContent(database.db, version)) {
      library.changed(changed.site_slug, changed.version);
      version = Math.max(version, changed.version);
    }
  }

  await applyChanges();
  return followChanges(database, CONTENT_CHANNEL, onError, applyChanges);
}
