import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { demoDealerships } from '#demo/demo-dealerships.ts';
import { demoSites } from '#demo/demo-sites.ts';
import {
  type DemoFiles,
  demoRemoval,
  type DemoRemoval,
  removeDemo,
} from '#services/demo/remove-demo.ts';
import type { CommandContext } from '#operator/command-context.ts';
import { rowLines } from '#operator/row-lines.ts';
import { settle } from '#operator/settle.ts';

export function demoCommand(context: CommandContext): Command {
  const command = new Command('demo').description('remove the demo from an installation');
  command
    .command('remove')
    .description(
      "remove the demo's sites with their leads and visitors, and its stock; what an operator has changed stays",
    )
    .option('--dry-run', 'say what would be removed without removing anything')
    .option('--json', 'print JSON')
    .action(async ({ dryRun, json }: { dryRun?: true; json?: true }) => {
      const { db } = await context.database();
      const demo = await demoFiles();
      const removal = await (dryRun ? demoRemoval(db, demo) : removeDemo(db, demo, settle));
      context.out(
        json
          ? `${JSON.stringify({ removed: !dryRun, ...removal })}\n`
          : removalText(removal, dryRun ?? false),
      );
    });
  return command;
}

async function demoFiles(): Promise<DemoFiles> {
  const settings = demoSites.map(
    // our own files
    async (file) => JSON.parse(await readFile(file, 'utf8')) as { slug: string },
  );
  return {
    sites: await Promise.all(settings),
    dealerships: demoDealerships.map(({ slug }) => slug),
  };
}

function removalText({ sites, dealerships, left }: DemoRemoval, isDryRun: boolean): string {
  const done = isDryRun ? 'would be removed' : 'was removed';
  const text = [
    ...sites.map(({ slug, rows }) => `The site ${slug} ${done}:\n${rowLines(rows)}`),
    ...dealerships.map(({ slug, rows }) => `The stock of ${slug} ${done}:\n${rowLines(rows)}`),
    ...left.map(({ kind, slug, reason }) => `The ${kind} ${slug} stays: ${reason}.\n`),
  ].join('');
  return text || 'There is nothing of the demo to remove.\n';
}
