import { z } from 'zod';
import { type NoOfferReason, noOfferReasons } from '#domain/trade-in/no-offer-reason.ts';
import type { SteppedFormView } from '#web/enquiry/form/steps/stepped-form-view.ts';
import { progressKey } from './progress-key.ts';
import { OFFER_STEP } from './valuation-answer.ts';

/** The actions of a screen's buttons. */
const actions = ['next', 'skip', 'back', 'accept', 'decline'] as const;

const extras = z.object({
  step: z.string().max(40).optional().catch(undefined),
  go: z.enum(actions).catch('next'),
  progress_key: progressKey.optional().catch(undefined),
  looked_up: z.string().max(20).optional().catch(undefined),
  no_offer: z.enum(noOfferReasons).optional().catch(undefined),
  offer: z
    .string()
    .regex(/^\d{1,9}-\d{1,9}$/)
    .optional()
    .catch(undefined),
  lead_attributes: z.string().max(20_000).optional().catch(undefined),
});

/** A submitted screen; its values come from the form's fields, not validated. */
export interface PostedStep {
  step: string;
  go: (typeof actions)[number];
  key: string | undefined;
  /** The last plate that the shopper was told about. */
  lookedUp: string | undefined;
  /** The reason against an online offer that an earlier screen found. */
  noOffer: NoOfferReason | undefined;
  /** The offer that the shopper answered, in whole dollars. */
  offer: { low: number; high: number } | undefined;
  leadAttributes: string | undefined;
  values: Record<string, string>;
}

/** Parses a submission; malformed extras count as absent. */
export function postedStep(sent: Record<string, string>, form: SteppedFormView): PostedStep {
  const { step, go, progress_key, looked_up, no_offer, offer, lead_attributes } =
    extras.parse(sent);
  const known = new Set(form.steps.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const [low, high] = (offer ?? '').split('-').map(Number);
  const isStep = step === OFFER_STEP || form.steps.some(({ name }) => name === step);
  return {
    step: isStep && step !== undefined ? step : (form.steps[0]?.name ?? ''),
    go,
    key: progress_key,
    lookedUp: looked_up,
    noOffer: no_offer,
    offer: low === undefined || high === undefined ? undefined : { low, high },
    leadAttributes: lead_attributes,
    values: Object.fromEntries(Object.entries(sent).filter(([name]) => known.has(name))),
  };
}
