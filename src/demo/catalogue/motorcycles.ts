import type { DemoBody } from '#demo/pictures/demo-body.ts';
import type { EquipmentLevel, Gearbox, ModelLine } from './model-line.ts';

/** Make, model, style, picture, litres, cylinders, kW, Nm, litres per 100 km, gearbox, gears, dollars, level, years. */
type Motorcycle = readonly [
  make: string, model: string, style: string, picture: DemoBody, litres: number, cylinders: number, kilowatts: number,
  newtonMetres: number, litresPer100Km: number, gearbox: Gearbox, gears: number, dollarsNew: number,
  level: EquipmentLevel, years: readonly [first: number, last?: number],
];

const rows: readonly Motorcycle[] = [
  ['Honda', 'CB125F', 'Naked', 'naked-bike', 0.125, 1, 8, 11, 1.5, 'Manual', 5, 3999, 'base', [2016]],
  ['Honda', 'CB500F', 'Naked', 'naked-bike', 0.471, 2, 35, 43, 3.5, 'Manual', 6, 8949, 'base', [2014]],
  ['Honda', 'CB500X', 'Adventure Touring', 'naked-bike', 0.471, 2, 35, 43, 3.6, 'Manual', 6, 9599, 'middle', [2014]],
  ['Honda', 'CB650R', 'Naked', 'naked-bike', 0.649, 4, 70, 63, 4.9, 'Manual', 6, 12199, 'middle', [2019]],
  ['Honda', 'Rebel 500', 'Cruiser', 'cruiser', 0.471, 2, 34, 44, 3.7, 'Manual', 6, 8849, 'base', [2017]],
  ['Honda', 'Africa Twin', 'Adventure Touring', 'naked-bike', 1.084, 2, 75, 112, 4.9, 'Dual Clutch', 6, 26499, 'top', [2020]],
  ['Yamaha', 'MT-03', 'Naked', 'naked-bike', 0.321, 2, 31, 30, 3.8, 'Manual', 6, 7099, 'base', [2016]],
  ['Yamaha', 'MT-07', 'Naked', 'naked-bike', 0.655, 2, 54, 65, 4.3, 'Manual', 6, 12499, 'middle', [2015]],
  ['Yamaha', 'MT-09', 'Naked', 'naked-bike', 0.89, 3, 88, 93, 5.0, 'Manual', 6, 17399, 'top', [2015]],
  ['Yamaha', 'Tracer 9 GT', 'Sport Touring', 'naked-bike', 0.89, 3, 88, 93, 5.0, 'Manual', 6, 23799, 'top', [2021]],
  ['Yamaha', 'NMAX 155', 'Scooter', 'scooter', 0.155, 1, 11, 14, 2.1, 'Constantly Variable', 1, 5149, 'base', [2017]],
  ['Yamaha', 'XVS650', 'Cruiser', 'cruiser', 0.649, 2, 29, 51, 4.6, 'Manual', 5, 9999, 'middle', [2012, 2020]],
  ['Kawasaki', 'Z400', 'Naked', 'naked-bike', 0.399, 2, 33, 38, 3.9, 'Manual', 6, 7350, 'base', [2019]],
  ['Kawasaki', 'Z650', 'Naked', 'naked-bike', 0.649, 2, 50, 64, 4.3, 'Manual', 6, 11700, 'middle', [2017]],
  ['Kawasaki', 'Z900', 'Naked', 'naked-bike', 0.948, 4, 92, 98, 5.7, 'Manual', 6, 15700, 'top', [2017]],
  ['Kawasaki', 'Vulcan S', 'Cruiser', 'cruiser', 0.649, 2, 45, 63, 4.4, 'Manual', 6, 11900, 'middle', [2015]],
  ['Suzuki', 'SV650', 'Naked', 'naked-bike', 0.645, 2, 54, 64, 3.8, 'Manual', 6, 11290, 'middle', [2016]],
  ['Suzuki', 'V-Strom 800DE', 'Adventure Touring', 'naked-bike', 0.776, 2, 62, 78, 4.4, 'Manual', 6, 18090, 'top', [2023]],
  ['Suzuki', 'Boulevard C50', 'Cruiser', 'cruiser', 0.805, 2, 39, 69, 5.1, 'Manual', 5, 12690, 'middle', [2013, 2022]],
  ['Triumph', 'Trident 660', 'Naked', 'naked-bike', 0.66, 3, 60, 64, 4.6, 'Manual', 6, 14790, 'middle', [2021]],
  ['Triumph', 'Street Triple RS', 'Naked', 'naked-bike', 0.765, 3, 96, 80, 5.4, 'Manual', 6, 21990, 'top', [2018]],
  ['Triumph', 'Bonneville T120', 'Classic', 'cruiser', 1.2, 2, 59, 105, 4.7, 'Manual', 6, 22890, 'top', [2017]],
  ['Triumph', 'Bonneville Speedmaster', 'Cruiser', 'cruiser', 1.2, 2, 57, 106, 4.7, 'Manual', 6, 24590, 'top', [2018]],
  ['Harley-Davidson', 'Street Bob 114', 'Cruiser', 'cruiser', 1.868, 2, 70, 155, 5.7, 'Manual', 6, 28250, 'top', [2021]],
  ['Harley-Davidson', 'Nightster', 'Cruiser', 'cruiser', 0.975, 2, 66, 95, 5.1, 'Manual', 6, 24250, 'middle', [2022]],
  ['Harley-Davidson', 'Fat Boy', 'Cruiser', 'cruiser', 1.868, 2, 70, 155, 5.7, 'Manual', 6, 36250, 'top', [2018]],
  ['Ducati', 'Monster', 'Naked', 'naked-bike', 0.937, 2, 82, 93, 5.2, 'Manual', 6, 19100, 'top', [2021]],
  ['Ducati', 'Scrambler Icon', 'Naked', 'naked-bike', 0.803, 2, 54, 65, 5.2, 'Manual', 6, 17200, 'middle', [2016]],
  ['BMW', 'F 900 R', 'Naked', 'naked-bike', 0.895, 2, 77, 92, 4.2, 'Manual', 6, 16390, 'middle', [2020]],
  ['BMW', 'R 18', 'Cruiser', 'cruiser', 1.802, 2, 67, 158, 5.6, 'Manual', 6, 27250, 'top', [2021]],
  ['KTM', '390 Duke', 'Naked', 'naked-bike', 0.399, 1, 33, 39, 3.4, 'Manual', 6, 8095, 'base', [2014]],
  ['Royal Enfield', 'Meteor 350', 'Cruiser', 'cruiser', 0.349, 1, 15, 27, 2.6, 'Manual', 5, 8690, 'base', [2021]],
  ['Royal Enfield', 'Interceptor 650', 'Classic', 'naked-bike', 0.648, 2, 35, 52, 3.9, 'Manual', 6, 11590, 'middle', [2019]],
  ['Vespa', 'Primavera 150', 'Scooter', 'scooter', 0.155, 1, 9, 13, 2.5, 'Constantly Variable', 1, 8590, 'middle', [2015]],
  ['Piaggio', 'MP3 500', 'Scooter', 'scooter', 0.493, 1, 33, 48, 3.9, 'Constantly Variable', 1, 14990, 'top', [2016]],
  ['SYM', 'Classic 150', 'Scooter', 'scooter', 0.15, 1, 6, 9, 2.4, 'Constantly Variable', 1, 3499, 'base', [2014]],
];

export const motorcycles: readonly ModelLine[] = rows.map(
  ([make, model, body, picture, litres, cylinders, kilowatts, newtonMetres, use, gearbox, gears, dollars, level, years]) => ({
    make,
    model,
    kind: 'motorcycle',
    body,
    picture,
    years,
    drivelines: {
      only: ['Unleaded', litres, cylinders, 'Aspirated', kilowatts, newtonMetres, use, 'Rear Wheel Drive', gearbox, gears],
    },
    grades: [['', 'only', dollars, level]],
  }),
);
