import type { FormField } from '#domain/form/form-field.ts';
import { filledLeadFields } from '#domain/form/filled-lead-fields.ts';
import type { LeadOrigin } from '#domain/lead/lead.ts';
import type { LeadValuation } from '#domain/lead/lead-values.ts';
import type { AdjustmentAnswer } from '#domain/trade-in/adjustment-answers.ts';
import type { TradeInVehicle } from '#domain/trade-in/trade-in-vehicle.ts';
import type { ProgressSubmission } from '#services/trade-in/continued-lead.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { FormSubject } from '#web/enquiry/form/form-context-of.ts';
import { consentOf } from '#web/enquiry/lead/lead-consent.ts';
import { leadDealership } from '#web/enquiry/lead/lead-dealership.ts';
import { vehicleSnapshot } from '#web/enquiry/lead/vehicle-snapshot.ts';

/** The result of the screens so far. */
export interface ValuationProgress {
  /** Validated values. */
  values: Record<string, string>;
  /** The fields of these screens. */
  asked: readonly FormField[];
  trade_in: TradeInVehicle | undefined;
  adjustmentAnswers: AdjustmentAnswer[];
  valuation: LeadValuation | undefined;
  /** Whether the last screen, with contact details and consent, is among them. */
  hasContact: boolean;
  form_completed: boolean;
  origin: LeadOrigin;
}

/** Makes the lead from the screens so far. */
export function valuationSubmission(
  progress: ValuationProgress,
  category: string,
  subject: FormSubject,
  settings: SiteSettings,
  now: Date,
): ProgressSubmission {
  const { values, asked, trade_in, adjustmentAnswers, valuation, hasContact, origin } = progress;
  const { regoState, ...others } = filledLeadFields(asked, values);
  return {
    category,
    ...leadDealership(values, subject, settings),
    vehicle_id: subject.vehicle?.id,
    fields: {
      ...others,
      ...(subject.vehicle && vehicleSnapshot(subject.vehicle, settings)),
      // a state means nothing without its plate
      ...(others.rego && regoState && { regoState }),
      ...(trade_in && { trade_in }),
      ...(adjustmentAnswers.length > 0 && { adjustmentAnswers }),
      ...(valuation && { valuation }),
    },
    origin,
    consent: hasContact ? consentOf(settings, values, now) : undefined,
    asked,
    form_completed: progress.form_completed,
  };
}
