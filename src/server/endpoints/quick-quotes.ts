import { z } from 'zod';
import { clampedPrice, creditScores, quoteLimits } from '#domain/finance/quick-quote.ts';
import { jsonOf } from '#server/http/json-of.ts';
import type { PathParameters, SiteRequest } from '#server/http/endpoint.ts';
import { readPost } from '#server/http/read-post.ts';
import { sendJson } from '#server/http/send-json.ts';
import { memoryLimiter } from '#server/limits/limiters.ts';
import { PostLimit } from '#server/limits/post-limit.ts';

/** For one client network, which may be a whole office; a visitor who tries prices asks once every half second. */
const QUOTES_PER_MINUTE = 240;

const optionalText = z.string().max(100).optional().catch(undefined);
const { min, max } = quoteLimits.term;

const quoteBody = z.object({
  selfAssessedCreditScore: z.enum(creditScores),
  purchasePrice: z.number().transform(clampedPrice),
  loanTerm: z.number().int().min(min).max(max),
  year: z.number().int().min(1900).max(2100).optional().catch(undefined),
  vin: optionalText,
  nvic: optionalText,
  whoIsHelping: optionalText,
});

/**
 * `POST /api/{finance partner}/quote`: the repayments of a loan. Quotes have a limit of their own, apart from forms.
 * Source: specification 2, section 7.
 */
export class QuickQuotes {
  readonly #limit = new PostLimit(memoryLimiter, 'quotes', QUOTES_PER_MINUTE);

  async answer(asked: SiteRequest, { partner }: PathParameters): Promise<void> {
    const { request, response, site, network, services } = asked;
    const { finance } = site.settings;
    if (!finance.enabled || partner !== finance.partner.id) {
      sendJson(response, 404, { error: 'This site has no such finance partner.' });
      return;
    }
    const post = await readPost(request, () => this.#limit.refusal(network));
    if (!post.ok) {
      await post.refusal.send(request, response);
      return;
    }
    const parsed = quoteBody.safeParse(jsonOf(post.body));
    if (!parsed.success) {
      sendJson(response, 400, { error: z.prettifyError(parsed.error) });
      return;
    }
    const quote = await services.finance.quote(parsed.data);
    if (quote) sendJson(response, 200, quote);
    else sendJson(response, 502, { error: `Failed to get ${finance.partner.name} quick quote` });
  }
}
