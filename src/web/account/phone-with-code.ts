import { useEffect, useState } from 'react';
import { draftOf, dropDraft } from '#web/enquiry/form/draft/form-drafts.ts';
import type { SignInScreen } from './sign-in-view.ts';

/** The draft of the screen for the code, which is there as long as a code can be entered. */
const CODE_DRAFT = signInDraft('code');

/** How long a code can be entered, as its SMS says. */
const CODE_LASTS_MS = 600_000;

/**
 * The phone that a code was sent to before the page was reloaded, while the code can still be entered. Undefined on the
 * first render, as on the server.
 */
export function usePhoneWithCode(site: string): string | undefined {
  const [phone, setPhone] = useState<string>();
  useEffect(() => {
    // not within the effect: the server's form is shown first
    const timer = setTimeout(() => setPhone(phoneWithCode(site, Date.now())));
    return () => clearTimeout(timer);
  }, [site]);
  return phone;
}

/** Returns to the screen for the phone, which keeps the number. */
export function forgetSentCode(site: string): void {
  dropDraft(site, CODE_DRAFT);
}

/** The draft of a screen of the sign-in page. */
export function signInDraft(screen: SignInScreen): string {
  return `sign-in ${screen}`;
}

function phoneWithCode(site: string, now: number): string | undefined {
  const draft = draftOf(site, CODE_DRAFT);
  return draft && now - draft.at < CODE_LASTS_MS ? draft.values['phone'] : undefined;
}
