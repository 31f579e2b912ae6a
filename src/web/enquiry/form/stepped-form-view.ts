import { changedSteps } from '#domain/form/changed-steps.ts';
import type { FormContext } from '#domain/form/form-context.ts';
import type { FormStep } from '#domain/form/form-field.ts';
import { formDefinitions, type FormKind } from '#domain/form/form-kinds.ts';
import type { ValuationScreen } from '#domain/form/valuation-steps.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { consentFields } from './consent-fields.ts';
import { termsView, type TermsView } from './terms-view.ts';

/** A form that is filled in screen by screen, as it is shown and as what it sends is checked. */
export interface SteppedFormView {
  kind: FormKind;
  /** Of the lead that comes of it. */
  category: string;
  text: string | undefined;
  steps: FormStep[];
  /** Why the details are asked for; on the last screen, which asks for them. */
  notice: string;
  /** Undefined where the site does not ask for agreement. */
  terms: TermsView | undefined;
  /** Whether the browser keeps the shopper's details for the next form. */
  remembers: boolean;
}

/** The name of the screen that every form of several ends with. */
export const CONTACT_STEP = 'contact' satisfies ValuationScreen;

/** The screens as a site has them: the last one asks who the shopper is, and for consent. */
export function steppedFormView(
  kind: FormKind,
  { forms }: SiteSettings,
  context: FormContext,
): SteppedFormView {
  const { category, title, submit, fields, stepsBefore } = formDefinitions[kind];
  const own = forms.own[kind];
  const contact: FormStep = { name: CONTACT_STEP, title, submit, fields: fields(context) };
  const ownContact = {
    name: CONTACT_STEP,
    title: own?.title,
    submit: own?.submit,
    fields: own?.fields,
  };
  const usual = [...(stepsBefore?.(context) ?? []), contact];
  const steps = changedSteps(usual, [ownContact, ...(own?.steps ?? [])]);
  return {
    kind,
    category,
    text: own?.text,
    steps: steps.map((step) =>
      step.name === CONTACT_STEP
        ? { ...step, fields: [...step.fields, ...consentFields(forms)] }
        : step,
    ),
    notice: forms.collection_notice,
    terms: termsView(forms),
    remembers: forms.remember_details,
  };
}
