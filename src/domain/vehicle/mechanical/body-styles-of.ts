import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';

export const bodyStyleLabels = { peopleMover: 'People mover', van: 'Van' } as const;
export type BodyStyle = keyof typeof bodyStyleLabels;

/**
 * Models built to carry seven or more people in a van's body. Feeds call most of them wagons. Source: the segment
 * "People movers" of the industry's monthly sales reports (VFACTS), and the grey imports of the same kind.
 */
const peopleMovers: Readonly<Record<string, RegExp>> = {
  Chrysler: /^grand voyager|^voyager/i,
  Citroen: /^grand c4/i,
  Citroën: /^grand c4/i,
  Ford: /^tourneo/i,
  Honda: /^odyssey|^elysion|^stepwagon|^freed/i,
  Hyundai: /^imax|^i-?max|^staria(?!.*load)|^trajet/i,
  Kia: /^(?:grand )?carnival|^rondo/i,
  LDV: /^g10 ?(?:wagon|people)|^mifa/i,
  Lexus: /^lm/i,
  'Mercedes-Benz': /^v-?class|^v2\d0|^v3\d0|^valente|^viano|^eqv/i,
  Mitsubishi: /^delica|^grandis/i,
  Nissan: /^elgrand|^serena/i,
  Toyota: /^tarago|^granvia|^estima|^alphard|^vellfire|^noah|^voxy|^previa|^sienna/i,
  Volkswagen: /^multivan|^caravelle|^california|^id\.? ?buzz(?!.*cargo)/i,
};

const vans: readonly string[] = ['van'];
/** A van with at least this many seats carries people. */
const MANY_SEATS = 7;

/** Names that shoppers use besides the body type: a Carnival listed as a wagon is a people mover. */
export function bodyStylesOf({
  make,
  model,
  body = '',
  simple_body: simple,
  seats = 0,
}: Pick<VehicleFacts, 'make' | 'model' | 'body' | 'simple_body' | 'seats'>): BodyStyle[] {
  const isVan = vans.includes(simple ?? '') || (simple === undefined && /commercial/i.test(body));
  const isMover =
    simple === 'peopleMover' ||
    (peopleMovers[make]?.test(model) ?? false) ||
    ((isVan || simple === 'bus') && seats >= MANY_SEATS);
  return [...(isMover ? (['peopleMover'] as const) : []), ...(isVan ? (['van'] as const) : [])];
}
