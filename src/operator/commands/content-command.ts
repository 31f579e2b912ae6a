import { Command } from 'commander';
import { z } from 'zod';
import { contentFile } from '#services/content/file/content-file.ts';
import { exportContent } from '#services/content/export-content.ts';
import {
  type ContentChanges,
  contentListNames,
  importContent,
  type ImportedContent,
} from '#services/content/import-content.ts';
import { contentWarnings } from '#services/content/content-warnings.ts';
import type { SchemaFault } from '#site/schema-faults.ts';
import type { Database } from '#store/database/database.ts';
import { siteHosts } from '#site/site-hosts.ts';
import { usableSites } from '#operator/usable-sites.ts';
import { pageEntries } from '#store/content/site-pages.ts';
import { ContentVersions, type ContentVersion } from '#store/content/content-versions.ts';
import type { ListChange } from '#store/content/content-list.ts';
import { restoreContent } from '#services/content/restore-content.ts';
import { type CommandContext, CommandFailed } from '#operator/command-context.ts';
import { readJsonFile } from '#operator/read-json-file.ts';
import { requireSite } from '#operator/require-existing.ts';

export function contentCommand(context: CommandContext): Command {
  const command = new Command('content').description(
    'manage pages, offers, models, posts, reviews and redirects',
  );
  command
    .command('import')
    .description('replace the lists of a site with those of a file; a fault refuses the whole file')
    .argument('<file>', `a JSON object with any of ${contentListNames.join(', ')}`)
    .requiredOption('--site <slug>', 'the site')
    .option('--force', 'allow the file to remove more than half of a list, or the home page')
    .option('--dry-run', 'show what would change, and change nothing')
    .option('--json', 'print the result as JSON')
    .action(async (file: string, options: ImportFlags) => {
      const { force = false, dryRun = false } = options;
      const database = await context.database();
      await requireSite(database, options.site);
      const input = await readJsonFile(context, file);
      const site = { slug: options.site };
      const known = (await usableSites(database)).get(options.site);
      const ownHosts = known ? siteHosts(known, context.config.BASE_DOMAIN) : [];
      const imported = await importContent(database.db, site, input, { force, dryRun, ownHosts });
      const warnings = imported.ok ? await warningsOf(database, options.site, input) : [];
      if (options.json) context.out(`${JSON.stringify({ ...imported, warnings })}\n`);
      if (!imported.ok) {
        const faults = imported.faults.map(
          ({ path, message }) => `  ${path || 'the file'}: ${message}`,
        );
        if (imported.reason === 'removes-too-much' && dryRun && !options.json)
          context.out(linesText([`${options.site}: would change`, ...changeLines(imported, true)]));
        throw new CommandFailed([refusalText(file, imported.reason, dryRun), ...faults].join('\n'));
      }
      if (options.json) return;
      context.out(reportText(options.site, imported, dryRun));
      for (const { path, message } of warnings) context.err(`  warning: ${path} ${message}\n`);
    });
  command
    .command('export')
    .description('print a site’s content as a file that can be imported')
    .requiredOption('--site <slug>', 'the site')
    .action(async (options: { site: string }) => {
      const database = await context.database();
      await requireSite(database, options.site);
      const content = await exportContent(database.db, { slug: options.site });
      context.out(`${JSON.stringify(content, null, 2)}\n`);
    });
  command
    .command('versions')
    .description('list the stored versions of a site’s content, newest first')
    .requiredOption('--site <slug>', 'the site')
    .option('--json', 'print the result as JSON')
    .action(async (options: { site: string; json?: true }) => {
      const database = await context.database();
      await requireSite(database, options.site);
      const versions = await new ContentVersions({ slug: options.site }).list(database.db);
      if (options.json) context.out(`${JSON.stringify(versions)}\n`);
      else context.out(versions.map(versionText).join('') || 'No version is stored yet.\n');
    });
  command
    .command('restore')
    .description('restore lists of content as they were before a change')
    .argument('<version>', 'a version of `content versions`')
    .requiredOption('--site <slug>', 'the site')
    .action(async (version: string, options: { site: string }) => {
      const database = await context.database();
      await requireSite(database, options.site);
      const restored = /^\d{1,9}$/.test(version)
        ? await restoreContent(database.db, { slug: options.site }, Number(version))
        : undefined;
      if (!restored) {
        throw new CommandFailed(
          `There is no version ${version} of ${options.site}; \`content versions\` lists them.`,
        );
      }
      if (!restored.ok) throw new Error(`A stored version is invalid: ${JSON.stringify(restored)}`);
      context.out(reportText(options.site, restored, false));
    });
  command
    .command('pages')
    .description('list the pages of a site, each with the address of its preview')
    .requiredOption('--site <slug>', 'the site')
    .option('--json', 'print the result as JSON')
    .action(async (options: { site: string; json?: true }) => {
      const database = await context.database();
      await requireSite(database, options.site);
      const entries = await pageEntries(database.db, { slug: options.site });
      const pages = entries.map(({ path, title, status, starts, ends, previewToken }) => ({
        path,
        title,
        status,
        starts,
        ends,
        preview: `/preview/${previewToken}`,
      }));
      if (options.json) context.out(`${JSON.stringify(pages)}\n`);
      else context.out(pages.map(pageText).join(''));
    });
  command
    .command('schema')
    .description('print the JSON Schema of content files, for editors')
    .action(() => {
      const schema = z.toJSONSchema(contentFile, { io: 'input', unrepresentable: 'any' });
      context.out(`${JSON.stringify(schema, null, 2)}\n`);
    });
  return command;
}

interface ImportFlags {
  site: string;
  force?: true;
  dryRun?: true;
  json?: true;
}

function refusalText(
  file: string,
  reason: Extract<ImportedContent, { ok: false }>['reason'],
  isDryRun: boolean,
): string {
  if (reason === 'invalid') return `${file} is invalid; nothing was changed:`;
  return isDryRun
    ? `${file} removes too much, so an import needs --force:`
    : `${file} removes too much; nothing was changed. See what would change with --dry-run, and if that is correct, use --force:`;
}

/** `41  until 2026-11-24T01:02:03.000Z  page: 15, offer: 3` */
function versionText({ version, replacedAt, items }: ContentVersion): string {
  const counts = Object.entries(items).map(([list, count]) => `${list}: ${count}`);
  return `${version}  until ${replacedAt}  ${counts.join(', ')}\n`;
}

interface ListedPage {
  path: string;
  title: string;
  status: string;
  starts: string | undefined;
  ends: string | undefined;
  preview: string;
}

function pageText({ path, title, status, starts, ends, preview }: ListedPage): string {
  const time = [starts && `from ${starts}`, ends && `until ${ends}`].filter(Boolean).join(' ');
  return `${path}  ${title}  ${status}${time && `, ${time}`}  ${preview}\n`;
}

async function warningsOf(database: Database, slug: string, file: unknown): Promise<SchemaFault[]> {
  const site = (await usableSites(database)).get(slug);
  return site ? contentWarnings(database.db, site, file) : [];
}

function reportText(
  site: string,
  imported: Extract<ImportedContent, { ok: true }>,
  isDryRun: boolean,
): string {
  const state = imported.changed ? (isDryRun ? 'would change' : 'changed') : 'unchanged';
  return linesText([
    `${site}: ${state}, content version ${imported.version}`,
    ...changeLines(imported, isDryRun),
  ]);
}

function linesText(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}

function changeLines({ lists }: { lists: ContentChanges }, isDryRun: boolean): string[] {
  return contentListNames.flatMap((name) => {
    const change = lists[name];
    if (!change) return [];
    return [changeText(name, change), ...(isDryRun ? idsText(change) : [])];
  });
}

function changeText(what: string, { added, changed, unchanged, removed }: ListChange): string {
  return `${what}: added ${added}, changed ${changed}, unchanged ${unchanged}, removed ${removed}`;
}

/** A line for each item that a dry run would add, change or remove. */
function idsText({ ids }: ListChange): string[] {
  return (['added', 'changed', 'removed'] as const).flatMap((what) =>
    ids[what].map((id) => `  ${what}: ${id}`),
  );
}
