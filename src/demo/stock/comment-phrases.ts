import type { CarType, VehicleKind } from '#domain/vehicle/vehicle.ts';

/**
 * Dealers' phrases with placeholders: {name}, {make}, {model}, {km}, {colour}, {yard}, {suburb}, {feature} and {seats}.
 */
export interface Phrases {
  openings: readonly string[];
  /** For vehicles that have had an owner. */
  usedOpenings?: readonly string[];
  /** About previous owners; only one is used, because two would contradict each other. */
  owners?: readonly string[];
  histories: readonly string[];
  highlights: readonly string[];
  closings: readonly string[];
}

const yardClosings = [
  'Call in at {suburb} for a look, or ring ahead and we will have it out the front for you.',
  'We are happy to bring it to your home or work for a drive.',
  'Trade-ins are welcome, and we will give you an honest figure over the phone.',
  'Finance can be arranged on the day for approved customers. Ask us what it would come to a week.',
  'Every vehicle leaves with a fresh service, a roadworthy inspection and a proper clean.',
  'Our workshop has been over it with a 98-point check; the report is in the glovebox.',
  'Coming from interstate? We transport anywhere in Australia and can send you a video walk-around.',
  'No pressure, no games: the price you see is the price we would tell our own family.',
  'Statutory warranty applies, and longer cover can be added.',
];

const usedCars: Phrases = {
  openings: [
    'Here is a {name} that has plainly been looked after.',
    'A tidy {model} in {colour}, ready to go.',
    'Just traded on a new one by a customer we have known for years.',
    'If you have been searching for a clean {make} {model}, your search may be over.',
    'One of the better examples of the {model} we have had on the lot this year.',
    'Good {model}s do not stay with us long.',
    'The {model} needs little introduction: we have sold plenty, and their owners come back.',
    'Local car, always garaged, and it shows.',
    'What a lovely thing to drive.',
  ],
  owners: [
    'Travelled {km} km from new with books and two keys.',
    'One owner from new, with a full service history at the {make} dealer.',
    'Two owners, {km} km, and receipts for everything.',
    'Ex-company car with a driver who kept every stamp in the book.',
    'Retired owner, short trips, nothing to spend.',
  ],
  histories: [
    'Serviced on time every time; the last one was done here before it went on display.',
    'The tyres have plenty of tread and the brakes were done recently.',
    'It comes with both keys, the books and a clear title.',
    'There are a couple of car-park marks on the rear bumper, priced accordingly.',
  ],
  highlights: [
    'Highlights include {feature}.',
    'You get {feature}, and it all works as it should.',
    'Well optioned, with {feature}.',
    'Seats for {seats}, and every belt as new.',
    'The {colour} paint has come up beautifully.',
    'Room for a week of shopping, or the dog.',
    'Quiet on the highway and easy to park in town.',
    'Comes with {feature}, which you will miss in anything else.',
  ],
  closings: yardClosings,
};

const newCars: Phrases = {
  openings: [
    'Brand-new {name} in {colour}, in stock now: no waiting.',
    'The {model} that everybody has been asking for has landed.',
    'Be the first owner of this {name}.',
    'Just off the truck and ready for pre-delivery.',
    'New {make} {model}, with the full factory warranty from the day you drive it home.',
  ],
  histories: [
    'Registered and delivered within days.',
    'Capped-price servicing keeps the running costs plain.',
    'The factory warranty can be carried to the next owner.',
    'Test drives leave from our showroom at {suburb} every half hour.',
  ],
  highlights: [
    'Standard features include {feature}.',
    'This grade adds {feature}.',
    'In {colour}, with room for {seats}.',
    'Talk to us about tinting, paint protection and accessories at the time of delivery.',
    'Safety is well looked after, and so is the driver: {feature}.',
  ],
  closings: [
    'Ask about this month’s factory finance rates.',
    'Trade-ins wanted: we pay well for clean vehicles.',
    'Fleet and ABN pricing on application.',
    'Not the colour for you? More are on their way; ask us for the list.',
  ],
};

const demoCars: Phrases = {
  openings: [
    'Our own demonstrator, driven by the sales manager and nobody’s teenager.',
    'Ex-demonstrator {name} with only {km} km.',
    'Save on the price of a new one: this {model} did the showing, you get the driving.',
  ],
  histories: [
    'Registered to the dealership, serviced here and never used as a loan car.',
    'The balance of the new-car warranty goes with it.',
    '{km} km of polite customers.',
  ],
  highlights: newCars.highlights,
  closings: newCars.closings,
};

const motorcycles: Phrases = {
  openings: [
    'A cracking {name} in {colour}.',
    'The {model} is a lot of fun for the money.',
    'Light, easy and full of character.',
    'Ready for the weekend.',
  ],
  usedOpenings: [
    'Clean, straight and ready to ride.',
    'A rider’s bike, cared for by somebody who plainly enjoyed it.',
  ],
  owners: [
    '{km} km with service history, fresh oil and a new chain last month.',
    'Two owners, never dropped, always under cover.',
    'One careful owner who has moved up a size.',
  ],
  histories: [
    'Prepared in our own workshop by people who ride.',
    'Tyres have thousands of kilometres in them.',
  ],
  highlights: [
    'Comes with {feature}.',
    'Fitted with {feature}.',
    'The exhaust note alone is worth the visit.',
    'Comfortable enough for a day in the hills, handy enough for the commute.',
  ],
  closings: [
    'Bring your licence and your own helmet for a test ride.',
    'We take anything with wheels in trade.',
    'Freight to any capital city from $350.',
    'Ask about gear packages with every bike.',
  ],
};

const trucks: Phrases = {
  openings: [
    '{name}, ready to work tomorrow.',
    'A well-sorted {make} {model} for the builder or the delivery run.',
    'Hard to find in this specification.',
  ],
  usedOpenings: ['Straight out of a council fleet and maintained by the book.'],
  owners: [
    '{km} km with the service record to match.',
    'One operator since new, inspected and weighed.',
    'New tyres on the drive axle and fresh brakes all round.',
  ],
  histories: [
    'Registered, weighed and ready for signwriting.',
    'Supplied with a clear title and both keys.',
  ],
  highlights: [
    'Fitted with {feature}.',
    'The body is straight and the deck is sound.',
    'Three in the cab, air conditioning that works, and a radio that does not.',
    'Specification includes {feature}.',
  ],
  closings: [
    'ABN finance and no-deposit options for approved buyers.',
    'Ask our truck people about bodies, tail lifts and payload; they know.',
    'Delivery to your depot can be arranged.',
    'Inspection by your own mechanic is welcome.',
  ],
};

const caravans: Phrases = {
  openings: [
    'The {name} is made for long trips and slow mornings.',
    'Hitch up and head off: this {model} wants for nothing.',
    'A favourite of ours, and of everybody who walks through it.',
    'Meet the {model}, built for the roads we actually have.',
    'Ready for the lap.',
  ],
  owners: [
    'Used for three seasons and stored under cover in between.',
    'One lap of the country and two trips to the coast; the logbook comes with it.',
    'The owners are upgrading and hate to see it go.',
  ],
  histories: [
    'Sleeps {seats}, tows straight, and packs up in minutes.',
    'Handover takes two hours: we show you everything, twice.',
    'Weighed, checked for gas and electrics, and sold with certificates.',
  ],
  highlights: [
    'Appointments include {feature}.',
    'With {feature} you can stay out for a week.',
    'Loads of storage, clever lighting and a proper oven.',
    'The layout puts the kitchen where the view is.',
  ],
  closings: [
    'Walk through it at {suburb}, kettle on.',
    'Tow vehicle matching is free: bring your plate figures.',
    'Trade in your van, camper or boat.',
    'We deliver up the coast once a month.',
  ],
};

export function phrasesFor(kind: VehicleKind, carType: CarType): Phrases {
  if (kind === 'motorcycle') return motorcycles;
  if (kind === 'truck') return trucks;
  if (kind === 'caravan') return caravans;
  return { new: newCars, used: usedCars, demo: demoCars }[carType];
}
