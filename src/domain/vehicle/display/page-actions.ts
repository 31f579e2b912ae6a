import type { PricedVehicle } from '#domain/price/price-display.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import {
  type ActionSettings,
  cardActionsOf,
  canBeTestDriven,
  isTestDriveOnly,
} from './card-actions.ts';
import type { Vehicle, VehicleKind } from '#domain/vehicle/vehicle.ts';

/** The actions that a site can select and order. */
export const pageActions = [
  'enquire',
  'test-drive',
  'trade-in',
  'finance',
  'reserve',
  'buy',
  'call',
  'chat',
  'whatsapp',
  'sms',
] as const;
export type PageAction = (typeof pageActions)[number] | 'find-similar';

export interface PageActionSettings extends ActionSettings {
  trade_in: { enabled: boolean; kinds: readonly VehicleKind[] };
  /** The site's contact channels. */
  has: { call: boolean; chat: boolean; whatsapp: boolean; sms: boolean };
}

type ActionVehicle = Pick<
  Vehicle,
  'status' | 'reserved' | 'tag' | 'checkout_enabled' | 'item_type'
> &
  PricedVehicle;

/** The conditions for each action. Source: specification 1, section 2, "Vehicle detail page"; 2, section 4, "Button rules". */
const rules: Record<
  PageAction,
  (vehicle: ActionVehicle, settings: PageActionSettings, onCard: ReadonlySet<string>) => boolean
> = {
  enquire: isAvailable,
  'test-drive': canBeTestDriven,
  'trade-in': (vehicle, { trade_in }) =>
    trade_in.enabled && isAvailable(vehicle) && trade_in.kinds.includes(vehicle.item_type),
  finance: (_vehicle, _settings, onCard) => onCard.has('finance'),
  reserve: (_vehicle, _settings, onCard) => onCard.has('reserve'),
  // a vehicle that can be reserved can be bought
  buy: (_vehicle, _settings, onCard) => onCard.has('reserve'),
  call: (_vehicle, { has }) => has.call,
  chat: (_vehicle, { has }) => has.chat,
  whatsapp: (_vehicle, { has }) => has.whatsapp,
  sms: (_vehicle, { has }) => has.sms,
  'find-similar': (vehicle) => !isAvailable(vehicle),
};

/**
 * The actions of a vehicle's page, in the site's order. An unavailable vehicle starts with similar vehicles, and a
 * vehicle for test drives only starts with the test drive.
 */
export function pageActionsOf(
  vehicle: ActionVehicle,
  settings: PageActionSettings,
  wanted: readonly PageAction[],
): PageAction[] {
  const onCard = new Set<string>(cardActionsOf(vehicle, settings));
  const order: readonly PageAction[] = isTestDriveOnly(vehicle, settings)
    ? ['test-drive', ...wanted]
    : wanted;
  return [...new Set<PageAction>(['find-similar', ...order])].filter((action) =>
    rules[action](vehicle, settings, onCard),
  );
}
