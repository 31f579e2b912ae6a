import type { EquipmentLevel } from '#demo/catalogue/model-line.ts';
import type { VehicleKind } from '#domain/vehicle/vehicle.ts';
import type { Draw } from './draw.ts';

/** The listed name, the first level and model year that have it, and the filter value that finds it. */
type Equipment = readonly [name: string, level: EquipmentLevel, since: number, feature?: string];

const ofCars: readonly Equipment[] = [
  ['Anti-lock brakes', 'base', 2000],
  ['Electronic stability control', 'base', 2008],
  ['Driver and passenger airbags', 'base', 2000],
  ['Curtain airbags, first and second row', 'base', 2010],
  ['Air conditioning', 'base', 2000],
  ['Bluetooth phone and audio streaming', 'base', 2012, 'Bluetooth'],
  ['Cruise control', 'base', 2005],
  ['Power windows, front and rear', 'base', 2005],
  ['Remote central locking', 'base', 2000],
  ['Steering wheel audio controls', 'base', 2009],
  ['Trip computer', 'base', 2007],
  ['USB socket', 'base', 2011],
  ['ISOFIX child seat anchors', 'base', 2014],
  ['Hill start assist', 'base', 2013],
  ['Split folding rear seat', 'base', 2000],
  ['Tyre pressure monitor', 'base', 2016],
  ['Reversing camera', 'base', 2015, 'Reversing Camera'],
  ['Rear parking sensors', 'base', 2014, 'Parking Sensors'],
  ['Autonomous emergency braking', 'base', 2018, 'Autonomous Emergency Braking'],
  ['Lane keeping assist', 'base', 2019],
  ['Apple CarPlay and Android Auto', 'base', 2018, 'Apple CarPlay / Android Auto'],
  ['LED daytime running lights', 'base', 2017],
  ['Alloy wheels', 'middle', 2000, 'Alloy Wheels'],
  ['Climate control, dual zone', 'middle', 2010],
  ['Fog lights', 'middle', 2005],
  ['Leather steering wheel', 'middle', 2005],
  ['Rain sensing wipers', 'middle', 2012],
  ['Automatic headlights', 'middle', 2012],
  ['Keyless entry and push-button start', 'middle', 2014, 'Keyless Start'],
  ['Satellite navigation', 'middle', 2012, 'Satellite Navigation'],
  ['Adaptive cruise control', 'middle', 2018, 'Adaptive Cruise Control'],
  ['Blind spot monitor', 'middle', 2017, 'Blind Spot Monitor'],
  ['Rear cross traffic alert', 'middle', 2018],
  ['Digital radio', 'middle', 2016],
  ['Wireless phone charging', 'middle', 2020, 'Wireless Charging'],
  ['Roof rails', 'middle', 2010, 'Roof Rails'],
  ['Leather-accented seats', 'top', 2008, 'Leather Seats'],
  ['Heated front seats', 'top', 2012, 'Heated Seats'],
  ['Ventilated front seats', 'top', 2018, 'Ventilated Seats'],
  ['Power driver seat with memory', 'top', 2012],
  ['Panoramic sunroof', 'top', 2014, 'Sunroof'],
  ['Power tailgate', 'top', 2016, 'Power Tailgate'],
  ['Head-up display', 'top', 2018, 'Head-up Display'],
  ['Surround view monitor', 'top', 2018, '360 Camera'],
  ['Premium audio with subwoofer', 'top', 2014],
  ['LED matrix headlights', 'top', 2021],
  ['Ambient cabin lighting', 'top', 2019],
];

/** Accessories added by an owner or the dealer. */
const extras: readonly Equipment[] = [
  ['Tow bar and electric brake controller', 'base', 2000, 'Tow Bar'],
  ['Window tint', 'base', 2000],
  ['Carpet and rubber floor mats', 'base', 2000],
  ['Roof racks', 'base', 2000, 'Roof Racks'],
  ['Cargo barrier', 'base', 2000],
  ['Dash camera', 'base', 2016],
];

const ofUtes: readonly Equipment[] = [
  ['Tub liner', 'base', 2000],
  ['Side steps', 'base', 2000],
  ['Bull bar', 'middle', 2000, 'Bull Bar'],
  ['Lockable hard lid', 'middle', 2000],
  ['Canopy with side windows', 'top', 2000, 'Canopy'],
  ['Snorkel', 'top', 2000],
  ['Rear differential lock', 'middle', 2012, 'Differential Lock'],
  ['Sports bar', 'middle', 2010],
];

const ofMotorcycles: readonly Equipment[] = [
  ['Anti-lock brakes', 'base', 2014, 'ABS'],
  ['Digital instruments', 'base', 2012],
  ['LED headlight', 'base', 2016],
  ['Slipper clutch', 'base', 2015],
  ['Adjustable brake lever', 'base', 2000],
  ['USB socket', 'base', 2018],
  ['Centre stand', 'base', 2000],
  ['Passenger grab rail', 'base', 2000],
  ['Self-cancelling indicators', 'base', 2014],
  ['Steering lock', 'base', 2000],
  ['Side stand cut-out', 'base', 2000],
  ['Tyre hugger', 'base', 2000],
  ['Two keys and owner’s manual', 'base', 2000],
  ['Traction control', 'middle', 2016, 'Traction Control'],
  ['Riding modes', 'middle', 2017, 'Riding Modes'],
  ['Colour display with phone connection', 'middle', 2019],
  ['Adjustable front suspension', 'middle', 2000],
  ['Quick shifter', 'top', 2017, 'Quick Shifter'],
  ['Heated grips', 'top', 2014, 'Heated Grips'],
  ['Cornering ABS', 'top', 2018],
  ['Cruise control', 'top', 2016, 'Cruise Control'],
  ['Luggage set', 'top', 2000, 'Luggage'],
];

const ofTrucks: readonly Equipment[] = [
  ['Anti-lock brakes', 'base', 2000],
  ['Air conditioning', 'base', 2000],
  ['Driver’s suspension seat', 'base', 2000],
  ['Exhaust brake', 'base', 2000],
  ['Power windows', 'base', 2000],
  ['Central locking', 'base', 2000],
  ['Cruise control', 'base', 2012],
  ['Bluetooth audio', 'base', 2014, 'Bluetooth'],
  ['Reversing camera', 'base', 2014, 'Reversing Camera'],
  ['Electronic stability control', 'base', 2015],
  ['Hill start assist', 'base', 2014],
  ['Two-person passenger bench', 'base', 2000],
  ['Driver airbag', 'base', 2012],
  ['Daytime running lights', 'base', 2016],
  ['Tow bar', 'middle', 2000, 'Tow Bar'],
  ['Tail lift, 500 kg', 'middle', 2000, 'Tail Lift'],
  ['Lane departure warning', 'middle', 2018],
  ['Autonomous emergency braking', 'middle', 2019, 'Autonomous Emergency Braking'],
  ['Toolboxes, both sides', 'middle', 2000, 'Toolboxes'],
  ['Ladder racks', 'middle', 2000],
];

const ofCaravans: readonly Equipment[] = [
  ['Queen bed with innerspring mattress', 'base', 2000],
  ['Three-burner gas cooktop with grill', 'base', 2000],
  ['Compressor fridge, 190 L', 'base', 2014],
  ['Café dinette', 'base', 2000],
  ['Roll-out awning', 'base', 2000, 'Awning'],
  ['LED lighting inside and out', 'base', 2012],
  ['Two 95 L fresh water tanks', 'base', 2000],
  ['Gas bottles, 2 x 9 kg', 'base', 2000],
  ['Smoke alarm and fire extinguisher', 'base', 2000],
  ['Electric brakes', 'base', 2000],
  ['Spare wheel on the rear bar', 'base', 2000],
  ['Exterior shower', 'base', 2000],
  ['Double-glazed windows with screens', 'base', 2000],
  ['Triple-lock security door', 'base', 2000],
  ['Lithium battery, 200 Ah', 'middle', 2018, 'Lithium Battery'],
  ['Solar panels, 340 W', 'middle', 2014, 'Solar'],
  ['Reverse-cycle air conditioner', 'middle', 2000, 'Air Conditioning'],
  ['Shower and toilet', 'middle', 2000, 'Ensuite'],
  ['Washing machine, 3.2 kg', 'middle', 2014, 'Washing Machine'],
  ['Television and antenna', 'middle', 2010],
  ['External entertainment panel', 'middle', 2016],
  ['Diesel heater', 'top', 2017, 'Diesel Heater'],
  ['Electronic stability control', 'top', 2016],
  ['Reversing camera', 'top', 2016, 'Reversing Camera'],
  ['Grey water tank', 'top', 2012],
  ['Slide-out kitchen', 'top', 2016],
  ['Trailing arm independent suspension', 'top', 2010, 'Independent Suspension'],
];

const ofKinds: Record<VehicleKind, readonly Equipment[]> = {
  car: ofCars,
  motorcycle: ofMotorcycles,
  truck: ofTrucks,
  caravan: ofCaravans,
};

const ranks: Record<EquipmentLevel, number> = { base: 0, middle: 1, top: 2 };

/** The equipment list of a vehicle and the part of it that shoppers can filter by. */
export function equipmentOf(
  vehicle: {
    kind: VehicleKind;
    level: EquipmentLevel;
    year: number;
    isUte?: boolean;
    isUsed: boolean;
  },
  draw: Draw,
): { standardEquipment: string[]; filtered_features?: string[] } {
  const rank = ranks[vehicle.level];
  const standard = [...ofKinds[vehicle.kind], ...(vehicle.isUte === true ? ofUtes : [])].filter(
    ([, level, since]) => vehicle.year >= since && (ranks[level] <= rank || draw.chance(0.06)),
  );
  // real lists are rarely complete and never too long to read
  const factory = draw.some(
    standard,
    Math.min(38, Math.max(10, Math.round(standard.length * draw.between(0.82, 1)))),
  );
  const added = vehicle.isUsed && vehicle.kind === 'car' ? draw.some(extras, draw.whole(0, 2)) : [];
  const all = [...factory, ...added];
  const features = all.flatMap(([, , , feature]) => (feature === undefined ? [] : [feature]));
  return {
    standardEquipment: all.map(([name]) => name),
    ...(features.length > 0 && { filtered_features: features }),
  };
}
