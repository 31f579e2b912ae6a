import { spellingKey } from './spelling-key.ts';

/** Models, by make, that feeds spell in several ways. Other models stay as the feed wrote them. */
const models: Record<string, readonly string[]> = {
  Audi: ['e-tron', 'Q8 e-tron', 'RS e-tron GT'],
  BMW: ['i3', 'i4', 'i5', 'i7', 'i8', 'iX', 'iX1', 'iX3'],
  BYD: ['Atto 3', 'Dolphin', 'Seal', 'Sealion 6', 'Shark 6'],
  Chery: ['Omoda 5', 'Tiggo 4 Pro', 'Tiggo 7 Pro', 'Tiggo 8 Pro'],
  Ford: ['EcoSport', 'F-150', 'Mustang Mach-E'],
  GWM: [
    'Haval H6',
    'Haval H6 GT',
    'Haval Jolion',
    'Ora',
    'Tank 300',
    'Ute',
    'Ute Cannon',
    'Ute Cannon-L',
    'Ute Cannon-X',
  ],
  Holden: ['Ute'],
  Hyundai: [
    'i20',
    'i30',
    'i40',
    'i45',
    'iLoad',
    'iMax',
    'ix35',
    'IONIQ',
    'IONIQ 5',
    'IONIQ 6',
    'Santa Fe',
  ],
  Kia: ['EV6', 'EV9', 'Rio'],
  'Land Rover': ['Range Rover', 'Range Rover Evoque', 'Range Rover Sport', 'Range Rover Velar'],
  Mazda: [
    'CX-3',
    'CX-30',
    'CX-5',
    'CX-60',
    'CX-7',
    'CX-8',
    'CX-9',
    'CX-90',
    'BT-50',
    'MX-5',
    'MX-30',
    'RX-8',
  ],
  'Mercedes-Benz': [
    'A-Class',
    'B-Class',
    'C-Class',
    'E-Class',
    'G-Class',
    'S-Class',
    'GLB',
    'X-Class',
  ],
  Mitsubishi: ['Eclipse Cross', 'Pajero Sport'],
  Nissan: ['GT-R', 'LEAF', 'Note', 'QASHQAI', 'X-TRAIL'],
  Toyota: [
    'C-HR',
    'FJ Cruiser',
    'GR86',
    'GR Corolla',
    'GR Yaris',
    'HiAce',
    'HiLux',
    'LandCruiser',
    'LandCruiser 70',
    'LandCruiser Prado',
    'Mark X',
    'MR2',
    'RAV4',
    'Yaris Cross',
    'Corolla Cross',
  ],
  Volkswagen: ['T-Cross', 'T-Roc', 'Tiguan Allspace', 'Eos'],
  Volvo: ['XC40', 'XC60', 'XC70', 'XC90'],
};

const spellings = new Map(
  Object.entries(models).map(([make, names]) => [
    make,
    new Map(names.map((name) => [spellingKey(name), name] as const)),
  ]),
);

/** Model numbers that end in lower-case letters: 320i, M135i, 118d; ES300h, IS200t. */
const numberedModels = new Map([
  ['BMW', /^(M?\d{3}L?)(I|D|E|TI)$/],
  ['Lexus', /^([A-Z]{2}\d{3})(H|T|D)$/],
]);

/** The canonical spelling of a model, given its make as returned by `makeSpelling`. */
export function modelSpelling(make: string, model: string): string {
  const listed = spellings.get(make)?.get(spellingKey(model));
  if (listed !== undefined) return listed;
  const [, number, letters] = numberedModels.get(make)?.exec(model) ?? [];
  return number === undefined || letters === undefined ? model : number + letters.toLowerCase();
}
