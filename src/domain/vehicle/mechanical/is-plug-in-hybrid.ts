import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';
import { statedWords } from './stated-words.ts';

/**
 * What makers call their plug-in hybrids: PHEV, Volvo Recharge T8, BMW and MINI 330e, xDrive45e and SE ALL4, Audi TFSI e,
 * Mercedes-Benz C 350 e, Porsche E-Hybrid, Jeep 4xe, Land Rover P400e. Source: the Green Vehicle Guide (Australian
 * Government, greenvehicleguide.gov.au).
 */
const plugInNames =
  /\bphev\b|plug-?\s?in|\brecharge\b.*\bt[68]\b|\bt8\b|\b[1-7][2-5]0e\b|\b[xs]drive ?\d\de\b|\btfsi ?e\b|\be-?hybrid\b|\b4xe\b|\bcooper se all4\b|\bp[34]\d\de\b|\b[a-z]{1,3} ?[23]\d0 ?e\b|\b[a-z]{1,3}350e\b|\b\+ev\b|\bsuper hybrid\b/;

/** Whether the vehicle is a plug-in hybrid, as its feed or badge says. */
export function isPlugInHybrid(
  facts: Pick<VehicleFacts, 'fuel' | 'simple_fuel' | 'badge' | 'series' | 'name' | 'engine_size'>,
): boolean {
  if (facts.simple_fuel === 'Electric' || facts.simple_fuel === 'Diesel') return false;
  const { fuel = '', engine_size: engine = '' } = facts;
  return plugInNames.test(`${statedWords(facts)} ${fuel} ${engine}`.toLowerCase());
}
