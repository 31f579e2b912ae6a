import { european } from './european.ts';
import { fordAndHolden } from './ford-and-holden.ts';
import { hyundai } from './hyundai.ts';
import { kia } from './kia.ts';
import { mazda } from './mazda.ts';
import { mitsubishiAndNissan } from './mitsubishi-and-nissan.ts';
import type { ModelLine } from './model-line.ts';
import { newerMakes } from './newer-makes.ts';
import { subaruHondaSuzuki } from './subaru-honda-suzuki.ts';
import { toyota } from './toyota.ts';

/** The cars that a used-car yard may sell, of every make. */
export const allCars: readonly ModelLine[] = [
  ...toyota,
  ...mazda,
  ...hyundai,
  ...kia,
  ...fordAndHolden,
  ...mitsubishiAndNissan,
  ...subaruHondaSuzuki,
  ...european,
  ...newerMakes,
];
