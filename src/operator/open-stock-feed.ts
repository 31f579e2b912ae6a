import { resolve } from 'node:path';
import { messageOf } from '#domain/text/message-of.ts';
import { FeedBroken } from '#services/stock-feed/feed-broken.ts';
import { type FeedFormat, feedFormats } from '#services/stock-feed/records/feed-format.ts';
import type { FeedRow } from '#services/stock-feed/feed-row.ts';
import type { FeedMapping } from '#services/stock-feed/mapping/feed-mapping.ts';
import { parseMapping } from '#services/stock-feed/mapping/parse-mapping.ts';
import { openFeed } from '#services/stock-feed/open-feed.ts';
import { readFeed } from '#services/stock-feed/read-feed.ts';
import { type CommandContext, CommandFailed, exitCodes } from './command-context.ts';
import { readTextFile } from './read-text-file.ts';

/**
 * Opens a feed file.
 * @throws {CommandFailed} if the file, its format or the mapping is invalid
 */
export async function openStockFeed(
  context: Pick<CommandContext, 'cwd'>,
  file: string,
  options: {
    format?: string | undefined;
    mapping?: string | undefined;
    allowMissingColumns?: true;
  },
): Promise<AsyncIterable<FeedRow>> {
  const format = knownFormat(options.format);
  const mapping =
    options.mapping === undefined ? undefined : await readMapping(context, options.mapping);
  const feed = await openFeed(resolve(context.cwd, file), format).catch((error: unknown) => {
    throw new CommandFailed(`${file} cannot be read: ${messageOf(error)}`);
  });
  return rejectingBroken(
    readFeed(feed.input, {
      format: feed.format,
      ...(mapping && { mapping }),
      allowsMissingColumns: options.allowMissingColumns ?? false,
    }),
    file,
  );
}

function knownFormat(word: string | undefined): FeedFormat | undefined {
  const format = feedFormats.find((known) => known === word);
  if (word !== undefined && format === undefined) {
    throw new CommandFailed(`--format is one of ${feedFormats.join(', ')}`, exitCodes.usage);
  }
  return format;
}

/** @throws {CommandFailed} if the mapping cannot be read or is invalid */
export async function readMapping(
  context: Pick<CommandContext, 'cwd'>,
  file: string,
): Promise<FeedMapping> {
  const parsed = parseMapping(await readTextFile(context, file));
  if (parsed.ok) return parsed.mapping;
  const faults = parsed.faults.map(({ path, reason }) => `  ${path || 'the file'}: ${reason}`);
  throw new CommandFailed(`${file} is invalid:\n${faults.join('\n')}`);
}

/** Reports a broken feed as an expected failure; it has changed nothing. */
async function* rejectingBroken(
  rows: AsyncIterable<FeedRow>,
  file: string,
): AsyncGenerator<FeedRow> {
  try {
    yield* rows;
  } catch (error) {
    if (!(error instanceof FeedBroken)) throw error;
    throw new CommandFailed(`${file} cannot be used; nothing was changed: ${error.message}`);
  }
}
