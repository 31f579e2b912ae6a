import type { Lead } from '#domain/lead/lead.ts';

/** A time at which a visitor agreed to marketing or withdrew the consent. */
export interface ConsentChange {
  opt_in: boolean;
  /** What the visitor read beside the box. */
  wording: string;
  /** ISO 8601, UTC. */
  at: string;
  /** Where it was changed: in the garage, or with a lead of this category. */
  source: 'garage' | { category: string };
}

/**
 * The changes of a visitor's consent to marketing, the newest first. A lead without consent is not a change, because an
 * unticked box does not withdraw an earlier consent, and some forms have no box.
 * @param leads those that the visitor sent; a stranger's with the same phone cannot agree for the visitor (decision 030)
 */
export function consentHistory(
  choices: readonly Omit<ConsentChange, 'source'>[],
  leads: readonly Pick<Lead, 'category' | 'consent'>[],
): ConsentChange[] {
  const inGarage = choices.map((choice): ConsentChange => ({ ...choice, source: 'garage' }));
  const inLeads = leads.flatMap(({ category, consent }): ConsentChange[] =>
    consent?.opt_in
      ? [{ opt_in: true, wording: consent.opt_in_wording, at: consent.at, source: { category } }]
      : [],
  );
  return [...inGarage, ...inLeads].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** Whether the dealer may send marketing to the visitor. @param history the newest first */
export function hasConsented([newest]: readonly ConsentChange[]): boolean {
  return newest?.opt_in ?? false;
}
