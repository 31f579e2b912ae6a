import { Command } from 'commander';
import { takeUpKept } from '#services/take-up-kept.ts';
import { takeUpParked } from '#services/take-up-parked.ts';
import { parseSiteSettings } from '#site/parse-site-settings.ts';
import type { Site } from '#site/site.ts';
import { allSites } from '#store/site-repository.ts';
import type { CommandContext } from './command-context.ts';

interface RetryOptions {
  undelivered?: true;
  json?: true;
}

export function leadsRetryCommand(context: CommandContext): Command {
  return new Command('retry')
    .description('tries parked deliveries again')
    .argument('[lead]', 'of one lead, by its id')
    .option(
      '--undelivered',
      'sends also what was kept because its location had no address, if it has one by now',
    )
    .option('--json', 'answers in JSON')
    .action(async (leadId: string | undefined, { undelivered, json }: RetryOptions) => {
      const { db } = await context.database();
      const jobs = await context.leadJobs();
      const sites = new Map(usableSites(await allSites(db)).map((site) => [site.slug, site]));
      const answer = await db.transaction().execute(async (transaction) => {
        const parked = await takeUpParked(transaction, jobs, { leadId });
        const kept = undelivered
          ? await takeUpKept(transaction, jobs, (slug) => sites.get(slug), leadId)
          : undefined;
        return { taken_up: parked.length, ...(kept && { sent: kept.deliveries, kept: kept.kept }) };
      });
      if (json) return context.out(`${JSON.stringify(answer)}\n`);
      context.out(`${counted(answer.taken_up, 'delivery', 'deliveries')} taken up again\n`);
      if (answer.sent === undefined) return;
      context.out(`${counted(answer.sent, 'delivery', 'deliveries')} of kept leads begun\n`);
      if (answer.kept) {
        context.err(
          `${counted(answer.kept, 'lead is', 'leads are')} still kept: their locations have no address (leads.emails, leads.webhooks)\n`,
        );
      }
    });
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A site whose settings no longer pass keeps its leads until it is mended. */
function usableSites(stored: Awaited<ReturnType<typeof allSites>>): Site[] {
  return stored.flatMap(({ slug, version, settings }) => {
    const parsed = parseSiteSettings(settings);
    return parsed.ok ? [{ slug, version, settings: parsed.settings }] : [];
  });
}
