import type { NamedModel } from '#search/vehicle-search/understanding/meaning.ts';
import { keyOf } from './words-of.ts';

/**
 * Models that shoppers ask for by name anywhere. A site without such a model finds nothing, instead of one with a similar
 * name: "ranger" must not find Range Rovers. Source: the models with the most used-car listings in Australia.
 */
// the table is easier to read as packed rows
// oxfmt-ignore
const byMake: Readonly<Record<string, readonly string[]>> = {
  'Alfa Romeo': ['Giulia', 'Giulietta', 'MiTo', 'Stelvio'],
  Audi: ['A3', 'A4', 'A5', 'A6', 'Q2', 'Q3', 'Q5', 'Q7', 'Q8', 'TT'],
  BYD: ['Atto 3', 'Dolphin', 'Seal', 'Shark 6'],
  Chevrolet: ['Camaro', 'Silverado'],
  Dodge: ['Challenger', 'Journey'],
  Fiat: ['Ducato', 'Abarth'],
  Ford: ['Bronco', 'Everest', 'Escape', 'Falcon', 'Fiesta', 'Focus', 'Kuga', 'Mondeo', 'Mustang', 'Puma', 'Ranger', 'Territory', 'Transit'],
  GWM: ['Cannon', 'Haval H6', 'Jolion', 'Ora', 'Tank 300'],
  Holden: ['Astra', 'Barina', 'Captiva', 'Colorado', 'Commodore', 'Cruze', 'Equinox', 'Rodeo', 'Trailblazer', 'Trax'],
  Honda: ['Accord', 'Civic', 'CR-V', 'HR-V', 'Jazz', 'Odyssey', 'ZR-V'],
  Hyundai: ['Accent', 'Elantra', 'i20', 'i30', 'iLoad', 'iMax', 'ix35', 'IONIQ 5', 'Kona', 'Palisade', 'Santa Fe', 'Sonata', 'Staria', 'Tucson', 'Veloster', 'Venue'],
  Isuzu: ['D-MAX', 'MU-X'],
  Jaguar: ['F-PACE', 'E-PACE', 'XE', 'XF'],
  Jeep: ['Cherokee', 'Compass', 'Gladiator', 'Grand Cherokee', 'Patriot', 'Renegade', 'Wrangler'],
  Kia: ['Carnival', 'Cerato', 'EV6', 'Niro', 'Picanto', 'Rio', 'Seltos', 'Sorento', 'Sportage', 'Stinger', 'Stonic'],
  'Land Rover': ['Defender', 'Discovery', 'Freelander', 'Range Rover', 'Range Rover Evoque', 'Range Rover Sport', 'Range Rover Velar'],
  LDV: ['Deliver 9', 'T60', 'G10'],
  Lexus: ['ES300h', 'IS350', 'LX570', 'NX300', 'RX350', 'UX250h'],
  Mazda: ['BT-50', 'CX-3', 'CX-30', 'CX-5', 'CX-8', 'CX-9', 'CX-60', 'MX-5', 'Mazda2', 'Mazda3', 'Mazda6'],
  'Mercedes-Benz': ['C-Class', 'E-Class', 'GLA', 'GLC', 'GLE', 'Sprinter', 'Vito', 'X-Class'],
  MG: ['MG3', 'MG4', 'HS', 'ZS'],
  Mitsubishi: ['ASX', 'Challenger', 'Eclipse Cross', 'Lancer', 'Mirage', 'Outlander', 'Pajero', 'Pajero Sport', 'Triton'],
  Nissan: ['Dualis', 'Juke', 'Leaf', 'Micra', 'Murano', 'Navara', 'Pathfinder', 'Patrol', 'Pulsar', 'Qashqai', 'X-TRAIL'],
  Peugeot: ['2008', '3008', '5008', '308'],
  Porsche: ['Boxster', 'Cayenne', 'Cayman', 'Macan', 'Panamera', 'Taycan'],
  Renault: ['Captur', 'Clio', 'Kangoo', 'Koleos', 'Megane', 'Trafic'],
  Skoda: ['Fabia', 'Karoq', 'Kodiaq', 'Octavia', 'Superb'],
  SsangYong: ['Korando', 'Musso', 'Rexton'],
  Subaru: ['BRZ', 'Crosstrek', 'Forester', 'Impreza', 'Levorg', 'Liberty', 'Outback', 'WRX', 'XV'],
  Suzuki: ['Baleno', 'Grand Vitara', 'Ignis', 'Jimny', 'Swift', 'Vitara'],
  Tesla: ['Model 3', 'Model S', 'Model X', 'Model Y'],
  Toyota: ['86', 'Aurion', 'Avensis', 'C-HR', 'Camry', 'Coaster', 'Corolla', 'Corolla Cross', 'FJ Cruiser', 'Fortuner', 'Granvia', 'HiAce', 'HiLux', 'Kluger', 'LandCruiser', 'LandCruiser Prado', 'Prado', 'Prius', 'RAV4', 'Rukus', 'Supra', 'Tarago', 'Yaris', 'Yaris Cross'],
  Volkswagen: ['Amarok', 'Caddy', 'Caravelle', 'Crafter', 'Golf', 'Jetta', 'Multivan', 'Passat', 'Polo', 'T-Cross', 'T-Roc', 'Tiguan', 'Touareg', 'Transporter'],
  Volvo: ['S60', 'V40', 'V60', 'XC40', 'XC60', 'XC90'],
};

/** By the letters and digits of their names. */
export const marketModels: ReadonlyMap<string, NamedModel> = new Map(
  Object.entries(byMake).flatMap(([make, models]) =>
    models.map((model) => [keyOf(model), { make, model }] as const),
  ),
);
