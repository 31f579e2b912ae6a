import { pathOnSite, signInType } from '#domain/account/sign-in-path.ts';
import { isNewcomer, type Visitor } from '#domain/account/visitor.ts';
import type { FormField } from '#domain/form/form-field.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { codeField, phoneField } from '#web/verification/verification-fields.ts';
import { type SignInWords, signInWords } from './sign-in-words.ts';

/** The screens: the phone, the code that was sent to it, and the details of a newcomer. */
export type SignInScreen = 'phone' | 'code' | 'details';

export interface SignInView extends SignInWords {
  /** The screen to begin with; the action's answer may name another. */
  screen: SignInScreen;
  /** The paths to continue at, and to return to without signing in. */
  redirect: string;
  back: string;
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
    contactField('email', 'E-mail', 'email'),
  ],
};

/** The page of `/sign-in?type&redirect&back`. Source: specification 2, section 2, "Sign-in route". */
export function signInView(
  { searchParams, origin }: URL,
  { vehicle_type, forms }: Pick<SiteSettings, 'vehicle_type' | 'forms'>,
  visitor: Visitor | undefined,
): SignInView {
  const type = signInType(searchParams.get('type'));
  return {
    ...signInWords[type](vehicle_type.singular),
    screen: visitor && isNewcomer(visitor) ? 'details' : 'phone',
    redirect: pathOnSite(searchParams.get('redirect'), origin) ?? '/my-garage',
    back: pathOnSite(searchParams.get('back'), origin) ?? '/',
    notice: forms.collection_notice,
  };
}
