import { pathOnSite, signInType, vehicleToSave } from '#domain/account/sign-in-path.ts';
import { isNewcomer, type Visitor } from '#domain/account/visitor.ts';
import type { FormField } from '#domain/form/form-field.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { codeField, phoneField } from '#web/verification/verification-fields.ts';
import { saveWords, type SignInWords, signInWords } from './sign-in-words.ts';

/**
 * The screens: the phone, the code that was sent to it, the details of a newcomer, and the question whether to save a
 * vehicle, for a signed-in visitor without script who follows a Save link.
 */
export type SignInScreen = 'phone' | 'code' | 'details' | 'save';

export interface SignInView extends SignInWords {
  /** The screen to begin with; the action's answer may name another. */
  screen: SignInScreen;
  /** The paths to continue at, and to return to without signing in. */
  redirect: string;
  back: string;
  /** The id of the vehicle that the visitor signs in to save. */
  save: number | undefined;
  notice: string;
}

const contactField = (name: string, label: string, autocomplete: string): FormField => ({
  name,
  label,
  type: name === 'email' ? 'email' : 'text',
  required: true,
  destination: 'contact',
  autocomplete,
});

export const signInFields: Readonly<Record<SignInScreen, readonly FormField[]>> = {
  phone: [phoneField],
  code: [phoneField, codeField],
  details: [
    contactField('name', 'First name', 'given-name'),
    contactField('last_name', 'Last name', 'family-name'),
    contactField('email', 'Email', 'email'),
  ],
  save: [],
};

/** The screen that a post came from. @param sent its fields */
export function screenOf({ go, code }: Partial<Record<string, unknown>>): SignInScreen {
  if (go === 'details' || go === 'save') return go;
  return go === 'verify' || code !== undefined ? 'code' : 'phone';
}

/**
 * The page of `/sign-in?type&redirect&back`, and `save` for a vehicle.
 * Source: specification 2, section 2, "Sign-in route".
 */
export function signInView(
  url: Pick<URL, 'searchParams' | 'origin'>,
  { vehicle_type, forms }: Pick<SiteSettings, 'vehicle_type' | 'forms'>,
  visitor: Visitor | undefined,
): SignInView {
  const { searchParams, origin } = url;
  const type = signInType(searchParams.get('type'));
  const save = vehicleToSave(url);
  const screen = firstScreen(visitor, save);
  const words = screen === 'save' ? saveWords : signInWords[type];
  return {
    ...words(vehicle_type.singular),
    screen,
    redirect: pathOnSite(searchParams.get('redirect'), origin) ?? '/my-garage',
    back: pathOnSite(searchParams.get('back'), origin) ?? '/',
    save,
    notice: forms.collection_notice,
  };
}

function firstScreen(visitor: Visitor | undefined, save: number | undefined): SignInScreen {
  if (!visitor) return 'phone';
  if (isNewcomer(visitor)) return 'details';
  return save === undefined ? 'phone' : 'save';
}
