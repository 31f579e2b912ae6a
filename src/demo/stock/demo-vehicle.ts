import type { CaravanLine } from '#demo/catalogue/caravans.ts';
import type { EquipmentLevel } from '#demo/catalogue/model-line.ts';
import type { DemoLocation } from '#demo/demo-locations.ts';
import type { DemoBody } from '#demo/pictures/demo-body.ts';
import { normaliseFacts } from '#domain/vehicle/spelling/normalise-facts.ts';
import type { CarType, VehicleFacts, VehicleKind } from '#domain/vehicle/vehicle.ts';
import { vehicleName } from '#domain/vehicle/vehicle-name.ts';
import { askingPrice } from './asking-price.ts';
import { caravanFacts } from './caravan-facts.ts';
import { chosenModel, isMadeIn, modelYear } from './chosen-model.ts';
import { coloursOf } from './colours.ts';
import { dealerComments } from './dealer-comments.ts';
import { demoImages, demoSpin, drawnCounts } from './demo-pictures.ts';
import { demoQuote } from './demo-quote.ts';
import { demoVin } from './demo-vin.ts';
import { type Draw, drawFrom, hashOf } from './draw.ts';
import { equipmentOf } from './equipment.ts';
import { financeAndMarket } from './finance-and-market.ts';
import { definedOf, modelFacts } from './model-facts.ts';
import { shootsAt, shootWithSpin } from './photo-shoots.ts';
import { standing } from './standing.ts';
import { usedDollars } from './used-dollars.ts';
import type { Lot, Yard } from './yard.ts';

/** A vehicle of the demo in the form of a feed. */
export interface DemoVehicle extends VehicleFacts {
  stocknum: string;
  status: string;
  created_at: string;
  sold_date_timestamp?: string;
}

const interiors: Record<EquipmentLevel, readonly string[]> = {
  base: ['Black Cloth', 'Grey Cloth', 'Charcoal Cloth'],
  middle: ['Black Cloth', 'Black', 'Charcoal Cloth', 'Grey'],
  top: ['Black Leather', 'Black Leather', 'Beige Leather', 'Brown Leather', 'White Leather'],
};

/** A vehicle of a lot. Depends only on the yard, number and year, not on the rest of the demo. */
export function demoVehicle(
  yard: Yard,
  lot: Lot,
  serial: number,
  locations: readonly DemoLocation[],
  today: Date,
): DemoVehicle {
  const stocknum = `${yard.prefix}${10_400 + serial * 3}`;
  const draw = drawFrom(`${yard.slug}/${stocknum}`);
  const model = drawnModel(lot, today.getUTCFullYear(), draw);
  const { facts, kind } = model;
  const isUsed = lot.carType === 'used';
  // depends on the year alone, so that kilometres and price do not change from day to day
  const yearsOld = Math.max(0.4, today.getUTCFullYear() - model.year + draw.between(-0.1, 0.8));
  const km = drawnKm(kind, lot, yearsOld, draw);
  const dollars =
    lot.carType === 'new'
      ? model.dollarsNew * draw.between(0.99, 1.06)
      : usedDollars({
          dollarsNew: model.dollarsNew,
          years: lot.carType === 'demo' ? 0.1 : yearsOld,
          km: km ?? 0,
          kmPerYear: km === undefined ? 0 : (lot.kmPerYear ?? 14_500),
          holds: model.holds,
        }) * draw.between(0.95, 1.06);
  const colour = draw.weighted(coloursOf[kind]);
  const location = draw.pick(locations);
  const equipment = equipmentOf(
    { kind, level: model.level, year: model.year, isUte: model.body === 'ute', isUsed },
    draw,
  );
  const name = vehicleName({ make: '', model: '', ...facts });
  const usualShoot = draw.pick(shootsAt(model.body, colour, yard.backdrops));
  const counts = drawnCounts(draw);
  const turned = draw.chance(0.025) ? shootWithSpin(model.body, colour) : undefined;
  const images = demoImages(turned ?? usualShoot, name, counts);
  const vehicle: DemoVehicle = {
    make: '',
    model: '',
    item_type: kind,
    ...facts,
    ...askingPrice(dollars, {
      isNew: lot.carType === 'new',
      driveAwayShare: yard.driveAwayShare,
      draw,
    }),
    ...equipment,
    ...(turned && demoSpin(turned)),
    ...definedOf(
      registrationFacts(kind, lot.carType, model.year, serial, facts.make ?? '', today, draw),
    ),
    ...standing(lot.carType, today, draw),
    stocknum,
    name,
    car_type: lot.carType,
    show_on_dealer_website: true,
    colour,
    ...(kind === 'car' && { interior_colour: draw.pick(interiors[model.level]) }),
    ...(km !== undefined && { km }),
    images,
    photos_count: images.length,
    location_id: location.id,
    location_name: location.name,
    city: location.city,
    state: location.state,
  };
  const comments = dealerComments(vehicle, { yard: location.name, suburb: location.city }, draw);
  if (comments !== undefined) vehicle.dealercomments = comments;
  const quote = demoQuote(yard.slug, vehicle, today.getUTCFullYear());
  Object.assign(vehicle, financeAndMarket(vehicle, `${yard.slug}/${stocknum}`, quote));
  return normaliseFacts(vehicle);
}

interface DrawnModel {
  facts: Partial<VehicleFacts>;
  kind: VehicleKind;
  year: number;
  body: DemoBody;
  level: EquipmentLevel;
  dollarsNew: number;
  holds: number;
}

function drawnModel(lot: Lot, thisYear: number, draw: Draw): DrawnModel {
  const wanted = modelYear(lot, thisYear, draw);
  if (isCaravanLot(lot.lines)) {
    const line = draw.pick(lot.lines.filter((one) => isMadeIn(one.years, wanted)));
    const layout = draw.pick(line.layouts);
    const [, , , , axle, , dollarsNew, isOffRoad] = layout;
    const body = axle === 'Tandem' ? 'tandem-caravan' : 'caravan';
    const level = isOffRoad ? 'top' : 'middle';
    return {
      facts: caravanFacts(line, layout, wanted),
      kind: 'caravan',
      year: wanted,
      body,
      level,
      dollarsNew,
      holds: 1.12,
    };
  }
  const { line, grade, year } = chosenModel(lot.lines, wanted, draw);
  const [, , dollarsNew, level] = grade;
  return {
    facts: modelFacts(line, grade, year),
    kind: line.kind ?? 'car',
    year,
    body: line.picture,
    level,
    dollarsNew,
    holds: line.holds ?? 1,
  };
}

function isCaravanLot(lines: Lot['lines']): lines is readonly CaravanLine[] {
  return lines[0] !== undefined && 'layouts' in lines[0];
}

/** Draws the kilometres; caravans have no odometer. */
function drawnKm(kind: VehicleKind, lot: Lot, yearsOld: number, draw: Draw): number | undefined {
  if (kind === 'caravan') return undefined;
  if (lot.carType === 'new') return draw.whole(3, 28);
  if (lot.carType === 'demo') return draw.whole(900, 7800);
  return (
    Math.round((lot.kmPerYear ?? 14_500) * yearsOld * draw.between(0.45, 1.6)) + draw.whole(0, 900)
  );
}

const dayMilliseconds = 86_400_000;

/** Identification, registration and manufacture dates. */
function registrationFacts(
  kind: VehicleKind,
  carType: CarType,
  year: number,
  serial: number,
  make: string,
  today: Date,
  draw: Draw,
) {
  const month = draw.whole(1, 12);
  const isRegistered = carType !== 'new' && kind !== 'caravan' && draw.chance(0.88);
  const regoDays = draw.chance(0.12) ? -draw.whole(5, 200) : draw.whole(12, 350);
  const builtBefore = Math.min(today.getTime(), Date.UTC(year, month - 1, 15));
  const built = new Date(carType === 'new' ? builtBefore - 45 * dayMilliseconds : builtBefore);
  return {
    vin: demoVin(make, year, serial * 977 + (hashOf(make) % 900), draw),
    nvic:
      kind === 'car' && draw.chance(0.92)
        ? `${draw.pick([...'ABCDEFGH'])}${draw.whole(10, 99)}${year % 100}${draw.pick([...'ABCDEFGH'])}`
        : undefined,
    redbook_code:
      kind === 'car'
        ? `AUV${make.slice(0, 4).toUpperCase().padEnd(4, 'X')}${year}AE${draw.pick([...'ABCDEF'])}${draw.pick([...'ABCDEF'])}`
        : undefined,
    regplate: isRegistered
      ? `DM${draw.pick([...'ABCDEFGHJKL'])}${draw.whole(10, 99)}${draw.pick([...'ABCDEFGHJKL'])}`
      : undefined,
    rego_expiry: isRegistered
      ? new Date(today.getTime() + regoDays * dayMilliseconds).toISOString().slice(0, 10)
      : undefined,
    build_date: built.toISOString().slice(0, 7),
    compliance_date: new Date(Math.min(today.getTime(), built.getTime() + 60 * dayMilliseconds))
      .toISOString()
      .slice(0, 7),
    file:
      carType === 'used' && kind === 'car' && draw.chance(0.35)
        ? `https://example.com/history-report/${serial}`
        : undefined,
  };
}
