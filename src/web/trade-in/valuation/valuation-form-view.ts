import { stateCode } from '#domain/vehicle/spelling/state-code.ts';
import { newestVehicleYear } from '#site/newest-vehicle-year.ts';
import { primaryLocation } from '#site/primary-location.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { formContextOf, type FormSubject } from '#web/enquiry/form/form-context-of.ts';
import {
  steppedFormView,
  type SteppedFormView,
} from '#web/enquiry/form/steps/stepped-form-view.ts';

/**
 * The valuation form with a site's settings.
 * @param looksUp whether a partner can look up a vehicle by its plate
 */
export function valuationFormView(
  settings: SiteSettings,
  now: Date,
  subject: FormSubject,
  looksUp: boolean,
): SteppedFormView {
  const primary = primaryLocation(settings.locations);
  return steppedFormView('valuation', settings, {
    ...formContextOf(settings, now, subject),
    valuation: {
      questions: settings.trade_in.questions,
      looksUp,
      state: stateCode(primary?.address.state ?? ''),
      vehicleType: settings.vehicle_type.singular,
      newestYear: newestVehicleYear(settings, now),
    },
  });
}
