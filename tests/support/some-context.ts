import type { RequestContext } from '#services/request-context.ts';
import type { JobContext } from '#services/site-context.ts';
import type { Site } from '#site/site.ts';
import type { Database } from '#store/database/database.ts';
import { recordingJobs } from './recording-jobs.ts';

/** What has happened to the use cases of a test. */
interface Recorded {
  /** The payloads of enqueued jobs. */
  enqueued: object[];
  /** The details of warnings. */
  warned: unknown[];
  /** Logged failures of partners. */
  failures: unknown[];
  /** The slugs of the sites, once for each new lead. */
  newLeads: string[];
  onNewLead(siteSlug: string): void;
}

/**
 * The context of a use case of one site, for a request and for a job. It has no partners: a test passes those that it is
 * about.
 */
export function someContext(
  { db }: Pick<Database, 'db'>,
  site: Site,
  own: Partial<RequestContext> = {},
): RequestContext & JobContext & Recorded {
  const { jobs, enqueued } = recordingJobs();
  const newLeads: string[] = [];
  const onNewLead = (slug: string): void => void newLeads.push(slug);
  const recorded: Recorded = { enqueued, warned: [], failures: [], newLeads, onNewLead };
  const context = {
    db,
    site,
    jobs,
    now: new Date(),
    origin: 'https://www.example.com.au',
    client: { network: 'a network' },
    log: {
      info: () => undefined,
      warn: (details: unknown) => void recorded.warned.push(details),
      error: ({ error }: { error: unknown }) => void recorded.failures.push(error),
    },
    failed: () => (error: unknown) => void recorded.failures.push(error),
    onReservation: () => undefined,
    siteBySlug: (slug: string) => (slug === site.slug ? site : undefined),
    ...recorded,
    ...own,
  };
  // the use cases of a test use no more of it
  return context as unknown as RequestContext & JobContext & Recorded;
}
