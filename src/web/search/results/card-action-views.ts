import { financeLink } from '#domain/finance/finance-link.ts';
import { type CardAction, cardActionsOf } from '#domain/vehicle/display/card-actions.ts';
import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { phoneOfVehicle } from '#web/site/phone-of-vehicle.ts';
import { type PhoneView, phoneView } from '#web/phone/phone-view.ts';

export interface CardActionView {
  kind: CardAction;
  label: string;
  /** Absent for a call, which has a phone number. */
  href?: string;
  phone?: PhoneView;
}

type ActionLink = (
  vehicle: CardDocument,
  settings: SiteSettings,
) => Pick<CardActionView, 'label' | 'href'>;

const actionLinks: Record<Exclude<CardAction, 'call'>, ActionLink> = {
  'view-details': ({ slug }) => ({ label: 'View Details', href: `/cars/${slug}` }),
  enquire: ({ slug }) => ({ label: 'Enquire', href: `/cars/${slug}#enquire` }),
  finance: (vehicle, { finance }) => ({
    label: 'Finance',
    href: financeLink(vehicle, finance.link),
  }),
  'test-drive': ({ slug }) => ({
    label: 'Book a Test Drive',
    href: `/cars/${slug}?about=test-drive#enquire`,
  }),
  reserve: ({ slug }, { checkout }) => ({
    label: reserveLabel(checkout.reserve_amount),
    href: `/cars/${slug}/${checkout.path}`,
  }),
  'find-similar': ({ slug }) => ({
    label: 'Find Me Something Similar',
    href: `/cars/${slug}#enquire`,
  }),
};

/** The label of the reserve button, without an amount of $0. Source: specification 1, section 9, "Default labels". */
export function reserveLabel(amount: string): string {
  return amount === '$0' ? 'Reserve' : `Reserve for ${amount}`;
}

/** The actions that a card shows: those allowed for the vehicle and enabled on the site. */
export function cardActionViews(vehicle: CardDocument, settings: SiteSettings): CardActionView[] {
  const { card, vehicle: rules, finance, checkout } = settings;
  const allowed = cardActionsOf(vehicle, {
    ...rules,
    finance: finance.enabled,
    checkout: checkout.enabled,
  });
  const isShown = (action: CardAction): boolean =>
    action === 'find-similar' || action === 'test-drive' || card.actions.includes(action);
  return allowed.filter(isShown).flatMap((kind): CardActionView[] => {
    if (kind !== 'call') return [{ kind, ...actionLinks[kind](vehicle, settings) }];
    const phone = phoneOfVehicle(vehicle, settings);
    return phone === undefined ? [] : [{ kind, label: 'Call', phone: phoneView(phone, settings) }];
  });
}
