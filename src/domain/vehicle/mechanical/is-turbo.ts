import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';
import { statedWords } from './stated-words.ts';

/**
 * What makers call their turbocharged engines in badges: Volkswagen TSI and TDI, Ford EcoBoost and XR6T, Hyundai and Kia
 * T-GDi and CRDi, Mercedes-Benz CDI, Renault and Nissan dCi, Isuzu and Mitsubishi DI-D. Source: the makers' price lists.
 */
const turboNames =
  /turbo|(?<![a-z])(?:t[sd]i|tfsi|[sc]di|crdi|cdti|tdci|dci)\d*\b|\becoboost\b|\bxr6 ?t\b|\bt-?gdi\b|\bgtdi\b|\bdi-d\b|\d\.\d(?:dtt?|tt?|td)\b/;

/** From this model year every diesel sold in Australia has a turbocharger, whether or not its badge says so. */
const DIESELS_ARE_TURBO_FROM = 2008;

/**
 * Whether the engine has a turbocharger: the feed or the badge says so, or it is a modern diesel. An electric
 * car has none, even with Turbo in its badge.
 */
export function isTurbo(
  facts: Pick<
    VehicleFacts,
    'induction' | 'engine_size' | 'badge' | 'series' | 'name' | 'simple_fuel' | 'year'
  >,
): boolean {
  if (facts.simple_fuel === 'Electric') return false;
  const { induction, engine_size: engine = '' } = facts;
  if (induction !== undefined && !/^(?:-|unknown)?$/i.test(induction))
    return /turbo/i.test(induction);
  if (facts.simple_fuel === 'Diesel' && (facts.year ?? 0) >= DIESELS_ARE_TURBO_FROM) return true;
  return turboNames.test(`${statedWords(facts)} ${engine.toLowerCase()}`);
}
