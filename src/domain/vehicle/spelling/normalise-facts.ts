import { colourSpelling } from './colour-spelling.ts';
import { makeSpelling } from './make-spelling.ts';
import { modelSpelling } from './model-spelling.ts';
import { placeOfVehicle } from '#domain/vehicle/place-of-vehicle.ts';
import { plainCase } from './plain-case.ts';
import { simpleBody } from './simple-body.ts';
import { simpleDrive } from './simple-drive.ts';
import { simpleFuel } from './simple-fuel.ts';
import { simpleTransmission } from './simple-transmission.ts';
import { stateCode } from './state-code.ts';
import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';

/** Each detailed field, the field that shoppers filter on, and the rule that derives one from the other. */
const simpleFields = [
  { detailed: 'fuel', simple: 'simple_fuel', rule: simpleFuel },
  { detailed: 'trans', simple: 'simple_transmission', rule: simpleTransmission },
  { detailed: 'drive', simple: 'simple_drive', rule: simpleDrive },
] as const;

/**
 * Normalises, in place, the spelling of makes, models, colours and states. Derives the `simple_` fields from the
 * detailed ones if the feed omits them or uses a word that no filter knows.
 */
export function normaliseFacts<Facts extends VehicleFacts>(facts: Facts): Facts {
  facts.make = makeSpelling(facts.make);
  facts.model = modelSpelling(facts.make, facts.model);
  if (facts.colour !== undefined) facts.colour = colourSpelling(facts.colour);
  if (facts.interior_colour !== undefined)
    facts.interior_colour = colourSpelling(facts.interior_colour);
  normalisePlace(facts);
  for (const { detailed, simple, rule } of simpleFields) {
    const given = facts[simple];
    const known =
      (given === undefined ? undefined : rule(given)) ?? simpleFromDetailed(facts[detailed], rule);
    if (known !== undefined) facts[simple] = known;
    else if (given !== undefined) delete facts[simple];
  }
  normaliseBody(facts);
  return facts;
}

/** Cars and trucks take any body type; other kinds only `motorhome`, because an off-road caravan is not an SUV. */
function normaliseBody(facts: VehicleFacts): void {
  const hasCarBody = facts.item_type === 'car' || facts.item_type === 'truck';
  const known = [facts.simple_body, facts.body, facts.bodyconfiguration]
    .map((words) => (words === undefined ? undefined : simpleBody(words)))
    .find((body) => body !== undefined && (hasCarBody || body === 'motorhome'));
  if (known !== undefined) facts.simple_body = known;
  else if (facts.simple_body !== undefined) delete facts.simple_body;
}

function simpleFromDetailed(
  detailed: string | undefined,
  rule: (text: string) => string | undefined,
) {
  return detailed === undefined ? undefined : rule(detailed);
}

function normalisePlace(facts: VehicleFacts): void {
  if (facts.state !== undefined) facts.state = stateCode(facts.state) ?? facts.state;
  if (facts.city === undefined) return;
  const place = placeOfVehicle(facts.city);
  facts.city = plainCase(place.city);
  if (facts.state === undefined && place.state !== undefined) facts.state = place.state;
}
