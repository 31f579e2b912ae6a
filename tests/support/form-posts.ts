import type { FormField } from '#domain/form/form-field.ts';
import type { FormKind } from '#domain/form/form-kinds.ts';
import { leadFormView } from '#web/enquiry/lead/lead-form-view.ts';
import { valuationFormView } from '#web/trade-in/valuation/valuation-form-view.ts';
import { siteSettingsOf } from './demo-settings.ts';

/** The quick form of a trade-in is a setting, so a second site has it. */
export const QUICK_SITE = 'quick-trades';

export interface FormPost {
  path: string;
  host?: string;
  fields: readonly FormField[];
  /** What the form posts besides its fields. */
  extras?: Record<string, string>;
  /** The hidden input with the key. */
  key?: string;
  /** Verifies the phone first; the code is posted with the form. */
  needsCode?: true;
  needsSignIn?: true;
  /** The trial needs a vehicle that nobody has reserved. */
  needsVehicle?: true;
}

/**
 * Where each form of a site is posted. A new kind does not compile before it has a row.
 * @param vehicle the slug of a vehicle in stock
 */
export function formPosts(
  site: string,
  vehicle: () => string,
): Readonly<Record<FormKind, () => FormPost>> {
  const settings = siteSettingsOf(site);
  const now = new Date();
  const ofKind = (kind: FormKind): FormField[] => leadFormView(kind, settings, now).fields;
  return {
    general: () => ({ path: '/contact', fields: ofKind('general') }),
    vehicle: () => ({ path: `/cars/${vehicle()}`, fields: ofKind('vehicle') }),
    'test-drive': () => ({ path: '/book-test-drive', fields: ofKind('test-drive') }),
    'photo-request': () => ({
      path: `/cars/${vehicle()}?about=photos`,
      fields: ofKind('photo-request'),
    }),
    'trade-in': () => ({
      path: '/trade-in',
      host: `${QUICK_SITE}.localhost`,
      fields: ofKind('trade-in'),
    }),
    valuation: () => ({
      path: '/trade-in',
      fields: valuationFormView(settings, now, {}, false).steps.flatMap(({ fields }) => fields),
      extras: { step: 'contact', year: '2020', km: '50000' },
      key: 'progress_key',
    }),
    careers: () => ({ path: '/careers', fields: ofKind('careers') }),
    reservation: () => ({ path: '', fields: ofKind('reservation'), needsVehicle: true }),
    'online-payment': () => ({
      path: '/online-payment',
      fields: ofKind('online-payment'),
      needsSignIn: true,
    }),
    finance: () => ({
      path: '/finance',
      fields: ofKind('finance'),
      extras: { go: 'apply', purchasePrice: '30000', loanTerm: '5' },
      needsCode: true,
    }),
    'spin-to-win': () => ({
      path: '/spin-to-win',
      fields: ofKind('spin-to-win'),
      extras: { go: 'spin' },
      needsSignIn: true,
    }),
    service: () => ({ path: '/service', fields: ofKind('service') }),
    parts: () => ({ path: '/vehicle-parts-and-accessories', fields: ofKind('parts') }),
    fleet: () => ({ path: '/fleet', fields: ofKind('fleet') }),
    'build-and-price': () => ({ path: '/build-and-price', fields: ofKind('build-and-price') }),
  };
}
