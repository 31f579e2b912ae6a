import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';
import { type Generation, generations } from './generations.ts';
import { statedWords } from './stated-words.ts';

const byMake = Map.groupBy(
  generations.map((generation) => ({ generation, stated: statedPattern(generation) })),
  ({ generation }) => generation.make,
);

type Facts = Pick<
  VehicleFacts,
  'make' | 'model' | 'year' | 'badge' | 'series' | 'name' | 'simple_body' | 'cylinders'
>;

/**
 * The codes of the vehicle's generation: its badge or series may state the generation; otherwise the model year
 * decides. A changeover year has the codes of both generations, because the year cannot tell.
 */
export function generationsOf(facts: Facts): string[] {
  const own = (byMake.get(facts.make) ?? []).filter(({ generation }) =>
    generation.model.test(facts.model),
  );
  if (own.length === 0) return [];
  const words = statedWords(facts);
  const stated = own.filter(
    (one) => one.stated.test(words) && hasBody(one.generation, facts.simple_body),
  );
  const meant =
    stated.length > 0 ? stated : own.filter((one) => isOf(one.generation, facts, words));
  return [...new Set(meant.flatMap(({ generation }) => generation.codes))];
}

function statedPattern({ codes }: Generation): RegExp {
  return new RegExp(`\\b(?:${codes.map((code) => code.replace(' ', '[ -]?')).join('|')})\\b`);
}

/** An unstated number of cylinders fits every generation; an unstated body only those without bodies of their own. */
function isOf(
  generation: Generation,
  { year, simple_body: body, cylinders: own }: Facts,
  words: string,
): boolean {
  const { from, to, cylinders, isOnlyStated, states } = generation;
  return (
    !isOnlyStated &&
    (!states || states.test(words)) &&
    year !== undefined &&
    from <= year &&
    year <= to &&
    hasBody(generation, body) &&
    (!cylinders || own === undefined || cylinders.includes(own))
  );
}

function hasBody({ bodies }: Generation, body: string | undefined): boolean {
  return !bodies || bodies.some((one) => one === body);
}
