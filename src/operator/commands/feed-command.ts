import { randomUUID } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { nextRunAt } from '#domain/feed/feed-schedule.ts';
import { dealershipTimeZone } from '#services/feeds/feed-jobs.ts';
import {
  type FeedSettings,
  feedSettingsSchema,
  staleAfterMinutes,
} from '#services/feeds/feed-settings.ts';
import { newFeedToken } from '#services/feeds/feed-token.ts';
import { parseFeed } from '#services/feeds/parse-feed.ts';
import { troublesOf, troubleWords } from '#services/feeds/watch-feeds.ts';
import type { Database } from '#store/database/database.ts';
import { lastRuns, runsOf, runWithId, type StoredRun } from '#store/feeds/feed-runs.ts';
import {
  askForRun,
  pauseFeed,
  removeFeed,
  saveFeed,
  storedFeed,
  type StoredFeed,
  storedFeeds,
} from '#store/feeds/feed-sources.ts';
import { type CommandContext, CommandFailed, exitCodes } from '#operator/command-context.ts';
import { ageText, runLine, runText, withoutParameters } from '#operator/feed-text.ts';
import { readMapping } from '#operator/open-stock-feed.ts';
import { printable } from '#operator/printable.ts';
import { readJsonFile } from '#operator/read-json-file.ts';
import { readTextFile } from '#operator/read-text-file.ts';
import { requireDealership } from '#operator/require-existing.ts';
import { usableSites } from '#operator/usable-sites.ts';

interface OfDealership {
  dealership: string;
  json?: true;
}

const LOOK_MS = 500;
/** Longer than a process needs to notice that a run was asked for. */
const TAKEN_UP_WITHIN_MS = 30_000;

export function feedCommand(context: CommandContext, finish: (exitCode: number) => void): Command {
  const command = new Command('feed').description(
    'let the stock of a dealership come by itself, and see what came',
  );
  const ofDealership = (name: string, description: string): Command =>
    command
      .command(name)
      .description(description)
      .requiredOption('--dealership <slug>', 'the dealership that owns the stock');

  ofDealership('set', "set where a dealership's feed comes from, and when")
    .argument('<file>', 'the feed as JSON')
    .action(async (file: string, { dealership }: OfDealership) => {
      const database = await context.database();
      await requireDealership(database, dealership);
      await setFeed(context, database, dealership, file);
    });
  ofDealership('show', 'show a feed as it is set, without its credentials').action(
    async ({ dealership }: OfDealership) => {
      const { feed } = await requireFeed(context, dealership);
      context.out(`${JSON.stringify(shown(feed, context.now()), undefined, 2)}\n`);
    },
  );
  command
    .command('list')
    .description('list the feeds, those that need attention first')
    .option('--json', 'print JSON lines')
    .action(async ({ json }: { json?: true }) => list(context, json ?? false));
  ofDealership('remove', 'remove a feed and the reports of its runs; the stock stays').action(
    async ({ dealership }: OfDealership) => {
      const { database } = await requireFeed(context, dealership);
      await removeFeed(database.db, dealership);
      context.out(`The feed of ${dealership} is removed. Its stock is unchanged.\n`);
    },
  );
  ofDealership('run', 'fetch and import a feed now, and wait for the end')
    .option(
      '--force',
      'import it even if it is unchanged, or withdraws more than half of the stock',
    )
    .action(async ({ dealership, force }: OfDealership & { force?: true }) => {
      const run = await runNow(context, dealership, force ?? false);
      context.out(runText(run));
      if (run.outcome !== 'ok' && run.outcome !== 'unchanged') finish(exitCodes.refused);
      else if ((run.report?.refused ?? 0) > 0) finish(exitCodes.doneInPart);
    });
  for (const [name, paused] of [
    ['pause', true],
    ['resume', false],
  ] as const)
    ofDealership(
      name,
      paused ? 'stop a feed until it is resumed' : 'let a paused feed go on',
    ).action(async ({ dealership }: OfDealership) => {
      const { database } = await requireFeed(context, dealership);
      await pauseFeed(database.db, dealership, paused);
      context.out(`The feed of ${dealership} is ${paused ? 'paused' : 'resumed'}.\n`);
    });
  ofDealership('token', 'make the token with which a feed is pushed; an earlier one ends').action(
    async ({ dealership }: OfDealership) => {
      const { database } = await requireFeed(context, dealership);
      context.out(`${await newFeedToken(database.db, dealership)}\n`);
      context.err('Note it now: only its hash is stored.\n');
    },
  );
  ofDealership('runs', 'list the runs of a feed with their reports, the latest first')
    .option('--limit <runs>', 'how many', positiveInteger, 20)
    .option('--json', 'print JSON lines, with the refused rows and the warnings')
    .action(async ({ dealership, limit, json }: OfDealership & { limit: number }) => {
      const { database } = await requireFeed(context, dealership);
      const runs = await runsOf(database.db, dealership, limit);
      for (const run of runs) context.out(json ? `${JSON.stringify(run)}\n` : runLine(run));
      if (runs.length === 0 && !json) context.err('The feed has not run yet.\n');
    });
  return command;
}

async function setFeed(
  context: CommandContext,
  database: Database,
  dealership: string,
  file: string,
): Promise<void> {
  const given = await withNamedFiles(context, file, await readJsonFile(context, file));
  const parsed = parseFeed(given, context.config.ALLOW_PRIVATE_ADDRESSES);
  if (!parsed.ok) {
    const faults = parsed.faults.map(({ path, reason }) => `  ${path || 'the file'}: ${reason}`);
    throw new CommandFailed(`${file} is invalid:\n${faults.join('\n')}`);
  }
  const { settings, credentials } = parsed;
  const sites = [...(await usableSites(database)).values()];
  const zone = dealershipTimeZone(sites, dealership);
  const now = context.now();
  const dueAt = firstRun(settings.schedule, zone, now);
  await saveFeed(database.db, { dealership, settings, credentials, dueAt });
  const then =
    dueAt === undefined
      ? `Make a token to push it with: feed token --dealership ${dealership}`
      : `Its first run is ${dueAt === now ? 'now' : `at ${dueAt.toISOString()} (${zone})`}.`;
  context.out(`The feed of ${dealership} is set. ${then}\n`);
}

/** @returns undefined for a feed that is pushed */
function firstRun(schedule: FeedSettings['schedule'], zone: string, now: Date): Date | undefined {
  if (!schedule) return undefined;
  return 'every_minutes' in schedule ? now : nextRunAt(schedule, zone, now);
}

/** Reads the mapping and the private key if the feed's file names their files, relative to itself. */
async function withNamedFiles(
  context: CommandContext,
  file: string,
  feed: unknown,
): Promise<unknown> {
  const parsed = namingFiles.safeParse(feed);
  if (!parsed.success) return feed;
  const { mapping, credentials, ...others } = parsed.data;
  const folder = { cwd: dirname(resolve(context.cwd, file)) };
  const { private_key_file: keyFile, ...secrets } = credentials ?? {};
  return {
    ...others,
    ...(mapping !== undefined && {
      mapping: typeof mapping === 'string' ? await readMapping(folder, mapping) : mapping,
    }),
    ...(credentials && {
      credentials: {
        ...secrets,
        ...(keyFile !== undefined && { private_key: await readTextFile(folder, keyFile) }),
      },
    }),
  };
}

/** The parts of a feed's file that may name other files. */
const namingFiles = z.looseObject({
  mapping: z.unknown(),
  credentials: z.looseObject({ private_key_file: z.string().optional() }).optional(),
});

/** @throws {CommandFailed} if the dealership has no feed */
async function requireFeed(
  context: CommandContext,
  dealership: string,
): Promise<{ database: Database; feed: StoredFeed }> {
  const database = await context.database();
  const feed = await storedFeed(database.db, dealership);
  if (feed) return { database, feed };
  const known = (await storedFeeds(database.db)).map(({ dealership_slug }) => dealership_slug);
  throw new CommandFailed(
    `Dealership "${dealership}" has no feed. Those with one: ${known.join(', ') || 'none'}.`,
  );
}

function shown(feed: StoredFeed, now: Date): object {
  const settings = feedSettingsSchema.safeParse(feed.settings).data;
  const { dealership_slug, paused, due_at, fresh_at, credentials } = feed;
  return {
    dealership: dealership_slug,
    ...(settings && {
      ...settings,
      from: shownSource(settings.from),
      stale_after_minutes: staleAfterMinutes(settings),
    }),
    // their names only
    credentials: credentials === null ? 'none' : Object.keys(credentials as object).join(', '),
    paused,
    due_at,
    fresh_at,
    troubles: troublesOf(feed, now),
  };
}

function shownSource(from: FeedSettings['from']): FeedSettings['from'] {
  return from.kind === 'https' ? { ...from, url: withoutParameters(from.url) } : from;
}

async function list(context: CommandContext, json: boolean): Promise<void> {
  const { db } = await context.database();
  const now = context.now();
  const runs = await lastRuns(db);
  const feeds = (await storedFeeds(db))
    .map((feed) => ({ feed, troubles: troublesOf(feed, now) }))
    .toSorted((one, other) => Number(other.troubles.length > 0) - Number(one.troubles.length > 0));
  for (const { feed, troubles } of feeds) {
    const { dealership_slug: dealership, paused, due_at, fresh_at } = feed;
    const run = runs.get(dealership);
    if (json) {
      const last_run = run ?? null;
      const line = { dealership, paused, troubles, due_at, fresh_at, last_run };
      context.out(`${JSON.stringify(line)}\n`);
      continue;
    }
    const state = troubles.map((trouble) => troubleWords[trouble]).join('; ') || 'in order';
    const cells = [
      dealership,
      paused ? 'paused' : troubles.length > 0 ? `NEEDS ATTENTION: ${state}` : state,
      `fresh ${ageText(fresh_at, now)} ago`,
      due_at === null || paused ? 'no run is due' : `due ${due_at}`,
      run ? `last run ${runLine(run).trimEnd().replaceAll('\t', ', ')}` : 'has not run yet',
    ];
    context.out(`${cells.map(printable).join('\t')}\n`);
  }
  if (feeds.length === 0 && !json) context.err('No dealership has a feed.\n');
}

/** Asks the process that does the background work for a run, and waits for its end. */
async function runNow(
  context: CommandContext,
  dealership: string,
  force: boolean,
): Promise<StoredRun> {
  const { database, feed } = await requireFeed(context, dealership);
  if (feedSettingsSchema.safeParse(feed.settings).data?.from.kind === 'push')
    throw new CommandFailed(
      `The feed of ${dealership} is pushed, so there is nothing to fetch. Import a file with "stock import".`,
    );
  const id = randomUUID();
  await askForRun(database.db, dealership, id, force);
  const until = performance.now() + TAKEN_UP_WITHIN_MS;
  for (let isTold = false; ; await delay(LOOK_MS)) {
    const run = await runWithId(database.db, id);
    if (run?.outcome) return run;
    if (run?.started_at && !isTold) {
      isTold = true;
      context.err(`The feed of ${dealership} is running.\n`);
    }
    if (!run && performance.now() > until)
      throw new CommandFailed(
        'No process has taken the run up: either none with ROLE=jobs or ROLE=all is running, or another run of ' +
          'the feed is still in progress. It will be run as soon as one can.',
      );
  }
}

function positiveInteger(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('must be a number above 0');
  return Number(text);
}
