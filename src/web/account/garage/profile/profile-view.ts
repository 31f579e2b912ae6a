import { type ConsentChange, hasConsented } from '#domain/account/consent-history.ts';
import type { Visitor } from '#domain/account/visitor.ts';
import { momentWords } from '#domain/time/moment-words.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** A visitor's details, consent and rights. */
export interface ProfileView {
  details: DetailsView;
  consent: ConsentView;
  /** What the dealer promises visitors who ask about their data. */
  promises: string[];
}

export interface DetailsView {
  phone: string;
  name: string;
  last_name: string;
  email: string;
}

export interface ConsentView {
  isGiven: boolean;
  /** What the visitor agrees to. */
  wording: string;
  history: { what: string; when: string; wording: string }[];
}

/** @param history the changes of the consent, the newest first */
export function profileView(
  { phone, name, last_name, email }: Visitor,
  history: readonly ConsentChange[],
  settings: SiteSettings,
): ProfileView {
  return {
    details: { phone, name, last_name, email },
    consent: {
      isGiven: hasConsented(history),
      wording: settings.forms.opt_in_label,
      history: history.map(({ opt_in, source, at, wording }) => ({
        what: `${opt_in ? 'Agreed' : 'Withdrawn'} ${placeOf(source)}`,
        when: momentWords(at, settings.time_zone),
        wording,
      })),
    },
    promises: promises(settings),
  };
}

function placeOf(source: ConsentChange['source']): string {
  return source === 'garage' ? 'in your garage' : `with a form (${source.category})`;
}

/** Source: specification 2, section 9, "Privacy text commitments". */
function promises({ name, accounts: { privacy } }: SiteSettings): string[] {
  const { acknowledge_days, access_days, complaint_days, complaint_max_days } = privacy;
  return [
    `If you ask ${name} about your data, we acknowledge your request within ${inDays(acknowledge_days)}, and give you access within ${inDays(access_days)}.`,
    `We resolve complaints within ${inDays(complaint_days)}, and in ${inDays(complaint_max_days)} at most.`,
  ];
}

function inDays(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}
