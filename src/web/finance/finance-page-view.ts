import { knownFields } from '#web/account/known-fields.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { RequestServices } from '#services/request-services.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type LeadFormView, leadFormView } from '#web/enquiry/lead/lead-form-view.ts';
import {
  type VehicleInQuestionView,
  vehicleInQuestionView,
} from '#web/enquiry/lead/vehicle-in-question-view.ts';
import { unlessAway } from '#web/unless-away.ts';
import { type CardView, cardView } from '#web/search/results/card-view.ts';
import { inStock, withChoice } from '#search/vehicle-search/criteria.ts';
import { type FinanceDisclaimerView, financeDisclaimerView } from './finance-disclaimer-view.ts';
import { unfinancedNote } from './vehicle-of-link.ts';
import { type QuoteView, quoteView } from './quote-view.ts';

/** The finance form, on its page and in the dialog. */
export interface FinanceFormPageView {
  quote: QuoteView;
  form: LeadFormView;
  /** The vehicle beside the form; undefined without one. */
  vehicle: VehicleInQuestionView | undefined;
  disclaimer: FinanceDisclaimerView;
  /** Says that the vehicle of the link cannot be financed. */
  note: string | undefined;
  /** The verified phone of a signed-in visitor, who needs no code. */
  verifiedPhone: string | undefined;
}

/** The finance page with its form. */
export interface FinancePageView extends FinanceFormPageView {
  heading: string;
  /** The three steps above the form; empty on other sites. */
  steps: readonly StepView[];
  /** Beside the form without a vehicle. */
  hints: readonly StepView[];
  /** The featured cars of the landing block; undefined if it is not shown. */
  featured: CardView[] | undefined;
}

export interface StepView {
  title: string;
  text: string;
}

/** Source: specification 2, section 9, "Finance". */
const FEATURED = 6;
/** Enough to find six with more than one photograph. */
const CANDIDATES = 24;

const hints: readonly StepView[] = [
  { title: 'Quick Estimate', text: 'Set a price and a term, and see the repayments at once.' },
  { title: 'Your Details', text: 'Tell us who you are and verify your mobile number.' },
  {
    title: 'Apply to lender',
    text: 'Continue with the lender. Your credit score is not affected.',
  },
];

/** Source: specification 2, section 2, "Finance form screens". */
const threeSteps: readonly StepView[] = [
  { title: 'Fill out the contact form', text: 'It takes about two minutes.' },
  { title: 'The finance team will be in touch soon', text: 'They compare lenders for you.' },
  { title: 'Purchase your dream car', text: 'Drive away once your loan is approved.' },
];

export async function financePageView(
  services: Pick<RequestServices, 'site' | 'now' | 'stock' | 'visitor' | 'noteIncomplete'>,
  url: URL,
  vehicle: Vehicle | undefined,
): Promise<FinancePageView> {
  const { now, stock } = services;
  const { settings } = services.site;
  const { finance_page: page } = settings;
  const form = financeFormView(services, url, vehicle);
  return {
    ...form,
    heading: `Finance from ${settings.name}`,
    steps: page.layout === 'three-steps' ? threeSteps : [],
    hints: form.vehicle || !page.hints ? [] : hints,
    featured:
      form.vehicle || !page.landing
        ? undefined
        : await unlessAway(services, () => featuredCars(stock, settings, now)),
  };
}

/**
 * @param url of the page, or with the same parameters
 * @param vehicle one that may be financed
 */
export function financeFormView(
  { site, now, visitor }: Pick<RequestServices, 'site' | 'now' | 'visitor'>,
  url: URL,
  vehicle: Vehicle | undefined,
): FinanceFormPageView {
  const { settings } = site;
  const form = leadFormView('finance', settings, now, { vehicle });
  return {
    quote: quoteView(settings, url.searchParams, vehicle, now),
    form: withPreferredDealership(
      { ...form, fields: knownFields(form.fields, visitor) },
      url.searchParams.get('preferredDealership'),
    ),
    vehicle: vehicle && vehicleInQuestionView(vehicle, settings),
    disclaimer: financeDisclaimerView(settings),
    note: unfinancedNote(url.searchParams.get('car_id'), vehicle, settings),
    verifiedPhone: visitor?.phone,
  };
}

/** Used cars in stock with more than one photograph. Source: specification 2, section 2, "Finance-now landing block". */
async function featuredCars(
  stock: RequestServices['stock'],
  settings: SiteSettings,
  now: Date,
): Promise<CardView[]> {
  const candidates = await stock.first(withChoice(inStock, 'car_type', ['used']), CANDIDATES);
  return candidates
    .filter(({ photos_count = 0 }) => photos_count > 1)
    .slice(0, FEATURED)
    .map((vehicle) => cardView(vehicle, settings, now));
}

/** A link from a vehicle names the dealership that it belongs to. */
function withPreferredDealership(form: LeadFormView, slug: string | null): LeadFormView {
  return {
    ...form,
    fields: form.fields.map((field) =>
      field.name === 'dealership_slug' && field.options?.some(({ value }) => value === slug)
        ? { ...field, value: slug ?? undefined }
        : field,
    ),
  };
}
