import { financeLink } from '#domain/finance/finance-link.ts';
import { type PageAction, pageActionsOf } from '#domain/vehicle/display/page-actions.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { reserveLabel } from '#web/search/results/card-action-views.ts';
import { phoneOfVehicle } from '#web/site/phone-of-vehicle.ts';
import { type PhoneView, phoneView } from '#web/phone/phone-view.ts';

/** A button of a vehicle's page. */
export interface PageActionView {
  kind: Exclude<PageAction, 'call'>;
  label: string;
  href: string;
  /** Opens another site or app. */
  isExternal: boolean;
}

export interface CallView {
  label: string;
  phone: PhoneView;
}

export interface PageActionsView {
  /** The first of the site's actions. */
  primary: PageActionView | undefined;
  /** Undefined if there is none, or it is the primary action. */
  testDrive: PageActionView | undefined;
  /** All others, in the site's order. */
  others: PageActionView[];
  /** Undefined if there is no number or the site does not offer calls. */
  call: CallView | undefined;
  /** Whether the site offers calls but has no number for this vehicle. */
  isPhoneMissing: boolean;
}

type ActionLink = (
  vehicle: Vehicle,
  settings: SiteSettings,
  page: string,
) => { label: string; href: string | undefined };

const actionLinks: Record<PageActionView['kind'], ActionLink> = {
  'find-similar': () => ({ label: 'Find Me Something Similar', href: '#enquire' }),
  enquire: () => ({ label: 'Enquire', href: '#enquire' }),
  'test-drive': ({ slug }) => ({
    label: 'Book a Test Drive',
    href: `/cars/${slug}?about=test-drive#enquire`,
  }),
  'trade-in': ({ id }) => ({ label: 'Trade In', href: `/cars/trade-in?car_id=${id}` }),
  finance: (vehicle, { finance }) => ({
    label: 'Get Finance',
    href: financeLink(vehicle, finance.link),
  }),
  reserve: ({ slug }, { checkout }) => ({
    label: reserveLabel(checkout.reserve_amount),
    href: `/cars/${slug}/${checkout.path}`,
  }),
  buy: ({ slug }) => ({ label: 'Buy Online', href: `/checkout-journey?car_id=${slug}` }),
  chat: (_vehicle, { vehicle }) => ({ label: 'Instant Message', href: vehicle.chat_link }),
  whatsapp: (vehicle, { phones }, page) => ({
    label: 'WhatsApp',
    href:
      phones.whatsapp &&
      `https://wa.me/${internationalDigits(phones.whatsapp)}?text=${question(vehicle, page)}`,
  }),
  sms: (vehicle, { phones }, page) => ({
    label: 'Text us',
    href: phones.sms && `sms:${phoneDigits(phones.sms)}?&body=${question(vehicle, page)}`,
  }),
};

/**
 * The actions of a vehicle's page.
 *
 * @param page the full address of the page
 */
export function pageActionsView(
  vehicle: Vehicle,
  settings: SiteSettings,
  page: string,
): PageActionsView {
  const { finance, checkout, trade_in, phones, vehicle: shown } = settings;
  const number = phoneOfVehicle(vehicle, settings);
  const actions = pageActionsOf(
    vehicle,
    {
      ...shown,
      finance: finance.enabled,
      checkout: checkout.enabled,
      trade_in,
      has: {
        call: number !== undefined,
        chat: shown.chat_link !== undefined,
        whatsapp: phones.whatsapp !== undefined,
        sms: phones.sms !== undefined,
      },
    },
    shown.actions,
  );
  const wantsCall = shown.actions.includes('call');
  const [primary, ...rest] = actions.flatMap((kind): PageActionView[] => {
    if (kind === 'call') return [];
    const { label, href } = actionLinks[kind](vehicle, settings, page);
    if (href === undefined) return [];
    return [{ kind, label, href, isExternal: /^(https?|sms):/.test(href) }];
  });
  return {
    primary,
    testDrive: rest.find(({ kind }) => kind === 'test-drive'),
    others: rest.filter(({ kind }) => kind !== 'test-drive'),
    isPhoneMissing: wantsCall && number === undefined,
    call:
      number !== undefined && actions.includes('call')
        ? { label: shown.call_text, phone: phoneView(number, settings) }
        : undefined,
  };
}

function question(vehicle: Vehicle, page: string): string {
  return encodeURIComponent(`Hello, I have a question about the ${vehicle.name}. ${page}`);
}

function phoneDigits(phone: string): string {
  return phone.replace(/[^+\d]/g, '');
}

/** The number in WhatsApp's format: country code first, without `+` and leading zeros. */
function internationalDigits(phone: string): string {
  const digits = phoneDigits(phone);
  return digits.startsWith('+') ? digits.slice(1) : digits.replace(/^0/, '61');
}
