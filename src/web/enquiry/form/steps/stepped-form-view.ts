import { changedSteps } from '#domain/form/changed-steps.ts';
import type { FormContext } from '#domain/form/form-context.ts';
import type { FormStep } from '#domain/form/form-field.ts';
import { formDefinitions, type FormKind } from '#domain/form/form-kinds.ts';
import { privacyAddress } from '#site/pages/legal-page-paths.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { consentFields } from '#web/enquiry/form/fields/consent-fields.ts';
import { CONTACT_STEP } from './step-answer.ts';
import { termsView, type TermsView } from '#web/enquiry/form/fields/terms-view.ts';

/** A multi-step form; the page shows it and the server validates against it. */
export interface SteppedFormView {
  kind: FormKind;
  /** The category of its lead. */
  category: string;
  text: string | undefined;
  steps: FormStep[];
  /** The collection notice, on the screen that asks for the contact details. */
  notice: string;
  /** The address of the privacy policy. */
  privacy: string;
  /** Undefined if the site does not ask for agreement. */
  terms: TermsView | undefined;
  /** Whether the browser remembers the contact details for the next form. */
  remembers: boolean;
}

/** Applies a site's settings to a multi-step form. The last screen asks for contact details and consent. */
export function steppedFormView(
  kind: FormKind,
  settings: SiteSettings,
  context: FormContext,
): SteppedFormView {
  const { forms } = settings;
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
    privacy: privacyAddress(settings),
    terms: termsView(forms),
    remembers: forms.remember_details,
  };
}
