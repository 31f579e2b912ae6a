import { creditScores, quotedPrice, type QuoteRequest } from '#domain/finance/quick-quote.ts';
import { helperName, isQuotedTerm } from '#domain/finance/quote-presets.ts';
import type { LeadEstimate } from '#domain/lead/lead-values.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { RequestServices } from '#services/request-services.ts';
import { quoteView } from '#web/finance/quote-view.ts';
import { holds } from '#web/finance/vehicle-estimate-view.ts';
import type { Sent } from '#web/verification/verification-answers.ts';

export interface RequestedLoan {
  request: QuoteRequest;
  /** The estimate of the vehicle's page, if the form still shows it. */
  estimate: LeadEstimate | undefined;
}

/** The loan that the form asks for; its presets stand in for what is missing. */
export function requestedLoan(
  sent: Sent,
  url: URL,
  vehicle: Vehicle | undefined,
  { site, now }: Pick<RequestServices, 'site' | 'now'>,
): RequestedLoan {
  const view = quoteView(site.settings, url.searchParams, vehicle, now);
  const { presets, estimate } = view;
  // a shopper may have removed the name that the link gave
  const helper = sent['whoIsHelping'];
  const years = Number(sent['loanTerm']);
  const score =
    creditScores.find((one) => one === sent['selfAssessedCreditScore']) ?? presets.score;
  const purchasePrice = quotedPrice(sent['purchasePrice'] ?? '') ?? presets.purchasePrice;
  const loanTerm = isQuotedTerm(years) ? years : presets.loanTerm;
  return {
    request: {
      ...view.vehicle,
      selfAssessedCreditScore: score,
      purchasePrice,
      loanTerm,
      whoIsHelping: helper === undefined ? presets.whoIsHelping : helperName(helper),
    },
    estimate:
      estimate && holds(estimate, { purchasePrice, loanTerm, score }) ? estimate.lead : undefined,
  };
}
