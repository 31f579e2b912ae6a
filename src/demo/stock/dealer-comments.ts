import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';
import { type Phrases, phrasesFor } from './comment-phrases.ts';
import type { Draw } from './draw.ts';

const MIN_LENGTH = 60;

/** A dealer's comments on a vehicle: mostly a few sentences, sometimes with HTML, occasionally none. */
export function dealerComments(
  vehicle: VehicleFacts,
  place: { yard: string; suburb: string },
  draw: Draw,
): string | undefined {
  if (draw.chance(0.07)) return undefined;
  const features = draw.shuffled(vehicle.filtered_features ?? []).map(asWords);
  const sentences = sentencesFrom(
    phrasesFor(vehicle.item_type, vehicle.car_type),
    vehicle.car_type === 'used',
    draw,
  )
    .map((phrase) => filled(phrase, vehicle, place, features))
    .filter((sentence) => sentence !== undefined);
  if (sentences.join(' ').length < MIN_LENGTH)
    sentences.push(`Come and see it for yourself at ${place.yard} in ${place.suburb}.`);
  if (!draw.chance(0.12)) return sentences.join(draw.chance(0.25) ? '\n\n' : ' ');
  // the list replaces the remaining sentences
  const [first = '', ...others] = sentences.slice(0, 5);
  const listed = draw.some(vehicle.standardEquipment ?? [], 4);
  return `<p>${first}</p><ul>${listed.map((feature) => `<li>${feature}</li>`).join('')}</ul><p>${others.join(' ')}</p>`;
}

/** In the usual order of a description, with a second round for longer ones. */
function sentencesFrom(phrases: Phrases, isUsed: boolean, draw: Draw): string[] {
  const isTalkative = draw.chance(0.4);
  const openings = isUsed
    ? [...phrases.openings, ...(phrases.usedOpenings ?? [])]
    : phrases.openings;
  const owners = isUsed && draw.chance(0.75) ? (phrases.owners ?? []) : [];
  return [
    draw.pick(openings),
    ...draw.some(owners, 1),
    ...draw.some(phrases.histories, draw.whole(0, isTalkative ? 3 : 2)),
    ...draw.some(phrases.highlights, draw.whole(isTalkative ? 2 : 0, isTalkative ? 4 : 2)),
    ...draw.some(phrases.closings, draw.whole(0, isTalkative ? 3 : 1)),
  ];
}

/** Fills in a phrase. Returns none if the vehicle lacks a fact; a phrase about features uses up some of them. */
function filled(
  phrase: string,
  vehicle: VehicleFacts,
  place: { yard: string; suburb: string },
  unusedFeatures: string[],
): string | undefined {
  const seats = vehicle.sleeps ?? vehicle.seats;
  const features = phrase.includes('{feature}') ? unusedFeatures.splice(0, 3) : [];
  const words = new Map<string, string | undefined>([
    [
      'name',
      [vehicle.year, vehicle.make, vehicle.model, vehicle.badge]
        .filter((part) => part !== undefined)
        .join(' '),
    ],
    ['make', vehicle.make],
    ['model', vehicle.model],
    ['km', vehicle.km?.toLocaleString('en-AU')],
    ['colour', vehicle.colour?.toLowerCase()],
    ['yard', place.yard],
    ['suburb', place.suburb],
    ['seats', seats === undefined ? undefined : (numberWords[seats] ?? String(seats))],
    [
      'feature',
      features.length < 2
        ? undefined
        : `${features.slice(0, -1).join(', ')} and ${features.at(-1) ?? ''}`,
    ],
  ]);
  let lacksFact = false;
  const sentence = phrase.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words.get(name);
    lacksFact ||= word === undefined;
    return word ?? '';
  });
  return lacksFact ? undefined : sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const numberWords = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/**
 * Lower-cases a feature for use within a sentence, such as "tow bar"; "Apple CarPlay" and "LED" keep their capitals.
 */
function asWords(feature: string): string {
  return /[A-Z]{2}|[a-z][A-Z]|Apple|Bluetooth|\d/.test(feature) ? feature : feature.toLowerCase();
}
