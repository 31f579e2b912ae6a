import { z } from 'zod';
import type { LeadOrigin } from '#domain/lead/lead.ts';

const visit = z.object({
  visited_pages: z.array(z.string().max(2000)).max(100).catch([]),
  linked_query_params: z.record(z.string(), z.string().max(2000)).catch({}),
});

/** Describes the page and visit that a lead came from. @param attributes JSON from the page's script */
export function originOf(request: Request, url: URL, attributes: string | undefined): LeadOrigin {
  return {
    source: 'Website',
    url: url.origin + url.pathname,
    user_agent: request.headers.get('user-agent')?.slice(0, 500) ?? '',
    lead_attributes: visitOf(attributes),
  };
}

/** Parses the visit that the page's script adds; drops what is malformed instead of losing the lead. */
function visitOf(attributes: string | undefined): LeadOrigin['lead_attributes'] {
  const nothing = { visited_pages: [], linked_query_params: {} };
  if (!attributes) return nothing;
  try {
    const parsed = visit.safeParse(JSON.parse(attributes));
    return parsed.success ? parsed.data : nothing;
  } catch {
    return nothing;
  }
}
