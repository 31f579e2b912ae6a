import { isFinanceEligible } from '#domain/finance/finance-eligible.ts';
import { hasPrice, type PricedVehicle } from '#domain/price/price-display.ts';
import { isAvailable, isInStock } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

export const cardActions = [
  'view-details',
  'test-drive',
  'enquire',
  'finance',
  'reserve',
  'call',
  'find-similar',
] as const;
export type CardAction = (typeof cardActions)[number];

export interface ActionSettings {
  /** Tags of vehicles that a shopper can test drive but neither finance nor reserve. */
  test_drive_only_tags: readonly string[];
  finance: boolean;
  checkout: boolean;
  hide_test_drive_when_coming_soon: boolean;
}

type ActionVehicle = Pick<Vehicle, 'status' | 'reserved' | 'tag' | 'checkout_enabled'> &
  PricedVehicle;

/** The conditions for each action. Source: specification 1, section 2, "Result card"; 2, section 4, "Button rules". */
const rules: Record<CardAction, (vehicle: ActionVehicle, settings: ActionSettings) => boolean> = {
  'view-details': isAvailable,
  enquire: isAvailable,
  finance: (vehicle, settings) =>
    settings.finance && isFinanceEligible(vehicle) && !isTestDriveOnly(vehicle, settings),
  'test-drive': (vehicle, settings) =>
    isTestDriveOnly(vehicle, settings) && canBeTestDriven(vehicle, settings),
  reserve: (vehicle, settings) =>
    settings.checkout &&
    vehicle.checkout_enabled === true &&
    isInStock(vehicle) &&
    !vehicle.reserved &&
    hasPrice(vehicle) &&
    !isTestDriveOnly(vehicle, settings),
  call: isAvailable,
  'find-similar': (vehicle) => !isAvailable(vehicle),
};

/** The actions of a card, in display order. */
export function cardActionsOf(vehicle: ActionVehicle, settings: ActionSettings): CardAction[] {
  return cardActions.filter((action) => rules[action](vehicle, settings));
}

export function isTestDriveOnly(
  { tag }: Pick<Vehicle, 'tag'>,
  { test_drive_only_tags: tags }: Pick<ActionSettings, 'test_drive_only_tags'>,
): boolean {
  return tag !== undefined && tags.some((only) => only.toLowerCase() === tag.toLowerCase());
}

/** Whether a shopper can book a test drive; a vehicle that is coming soon counts unless the site hides it. */
export function canBeTestDriven(
  vehicle: Pick<Vehicle, 'status'>,
  settings: Pick<ActionSettings, 'hide_test_drive_when_coming_soon'>,
): boolean {
  return settings.hide_test_drive_when_coming_soon ? isInStock(vehicle) : isAvailable(vehicle);
}
