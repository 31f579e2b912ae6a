import type { ModelLine } from './model-line.ts';

/** Makes that entered the market or grew in the last ten years, and the remaining utes and wagons. */
// the table is easier to read as packed rows
// oxfmt-ignore
export const newerMakes: readonly ModelLine[] = [
  {
    make: 'Isuzu', model: 'D-MAX', body: 'Dual Cab Utility', picture: 'ute', doors: 4, seats: 5, years: [2012],
    series: [[2012, 'TFR'], [2020, 'RG']], size: [5265, 1870, 1785], tankLitres: 76, grossKg: 3100, towingKg: 3500,
    ancap: [5, 2022], holds: 1.15,
    drivelines: {
      manual: ['Diesel', 3.0, 4, 'Turbo', 140, 450, 7.7, '4x4', 'Manual', 6],
      auto: ['Diesel', 3.0, 4, 'Turbo', 140, 450, 8.0, '4x4', 'Automatic', 6],
    },
    grades: [
      ['SX', 'manual', 51500, 'base'],
      ['LS-U', 'auto', 62900, 'middle'],
      ['X-Terrain', 'auto', 69900, 'top', [2020]],
    ],
  },
  {
    make: 'Isuzu', model: 'MU-X', body: 'SUV', picture: 'large-suv', doors: 5, seats: 7, years: [2013],
    series: [[2013, 'UC'], [2021, 'RJ']], size: [4850, 1870, 1825], tankLitres: 80, grossKg: 2800, towingKg: 3500,
    ancap: [5, 2022], holds: 1.12,
    drivelines: {
      auto: ['Diesel', 3.0, 4, 'Turbo', 140, 450, 8.3, '4x4', 'Automatic', 6],
    },
    grades: [
      ['LS-M', 'auto', 57400, 'base'],
      ['LS-U', 'auto', 63400, 'middle'],
      ['LS-T', 'auto', 69400, 'top'],
    ],
  },
  {
    make: 'MG', model: 'MG3', body: 'Hatchback', picture: 'hatch', doors: 5, seats: 5, years: [2018],
    series: [[2016, 'SZP1'], [2024, 'ZP22']], size: [4055, 1729, 1504], tankLitres: 45, holds: 0.92,
    drivelines: {
      old: ['Unleaded', 1.5, 4, 'Aspirated', 82, 150, 6.7, 'Front Wheel Drive', 'Automatic', 4],
      hybrid: ['Hybrid', 1.5, 4, 'Aspirated', 155, 425, 4.3, 'Front Wheel Drive', 'Automatic', 3],
    },
    grades: [
      ['Core', 'old', 18490, 'base', [2018, 2023]],
      ['Excite', 'old', 19990, 'middle', [2018, 2023]],
      ['Hybrid+ Essence', 'hybrid', 30990, 'top', [2024]],
    ],
  },
  {
    make: 'MG', model: 'ZS', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2017],
    series: [[2017, 'AZS1']], size: [4323, 1809, 1653], tankLitres: 48, ancap: [4, 2017], holds: 0.88,
    drivelines: {
      petrol: ['Unleaded', 1.5, 4, 'Aspirated', 84, 150, 7.1, 'Front Wheel Drive', 'Automatic', 4],
      electric: ['Electric', 0, 0, 'Electric', 130, 280, 0, 'Front Wheel Drive', 'Reduction Gear', 1],
    },
    grades: [
      ['Excite', 'petrol', 24990, 'base'],
      ['EV Essence', 'electric', 44990, 'top', [2021]],
    ],
  },
  {
    make: 'MG', model: 'HS', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2019],
    series: [[2019, 'SAS23']], size: [4574, 1876, 1664], tankLitres: 55, ancap: [5, 2019], holds: 0.88,
    drivelines: {
      petrol: ['Premium Unleaded', 1.5, 4, 'Turbo', 119, 250, 7.3, 'Front Wheel Drive', 'Dual Clutch', 7],
      plugIn: ['Plug-in Hybrid', 1.5, 4, 'Turbo', 189, 370, 1.7, 'Front Wheel Drive', 'Automatic', 10],
    },
    grades: [
      ['Vibe', 'petrol', 32990, 'base'],
      ['Essence', 'petrol', 38990, 'top'],
      ['+EV Excite', 'plugIn', 48690, 'middle', [2021]],
    ],
  },
  {
    make: 'GWM', model: 'Haval Jolion', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2021],
    series: [[2021, 'A01']], size: [4472, 1841, 1619], tankLitres: 55, ancap: [5, 2022], holds: 0.88,
    drivelines: {
      petrol: ['Unleaded', 1.5, 4, 'Turbo', 110, 220, 8.1, 'Front Wheel Drive', 'Dual Clutch', 7],
      hybrid: ['Hybrid', 1.5, 4, 'Aspirated', 139, 375, 5.0, 'Front Wheel Drive', 'Automatic', 1],
    },
    grades: [
      ['Premium', 'petrol', 28490, 'base'],
      ['Ultra Hybrid', 'hybrid', 39990, 'top', [2022]],
    ],
  },
  {
    make: 'GWM', model: 'Ute Cannon', body: 'Dual Cab Utility', picture: 'ute', doors: 4, seats: 5, years: [2020],
    series: [[2020, 'NPW']], size: [5410, 1934, 1886], tankLitres: 78, grossKg: 3150, towingKg: 3000,
    ancap: [5, 2021], holds: 0.9,
    drivelines: {
      auto: ['Diesel', 2.0, 4, 'Turbo', 120, 400, 9.4, '4x4', 'Automatic', 8],
    },
    grades: [
      ['L', 'auto', 41990, 'middle'],
      ['X', 'auto', 46490, 'top'],
    ],
  },
  {
    make: 'LDV', model: 'T60', body: 'Dual Cab Utility', picture: 'ute', doors: 4, seats: 5, years: [2017],
    series: [[2017, 'SK8C']], size: [5365, 1900, 1845], tankLitres: 75, grossKg: 3050, towingKg: 3000,
    ancap: [5, 2017], holds: 0.82,
    drivelines: {
      auto: ['Diesel', 2.0, 4, 'Twin Turbo', 160, 500, 9.3, '4x4', 'Automatic', 8],
    },
    grades: [
      ['Pro', 'auto', 39990, 'base'],
      ['Max Luxe', 'auto', 46990, 'top', [2021]],
    ],
  },
  {
    make: 'Tesla', model: 'Model 3', body: 'Sedan', picture: 'sedan', doors: 4, seats: 5, years: [2019],
    series: [[2019, 'I'], [2024, 'Highland']], size: [4720, 1850, 1441], ancap: [5, 2019], holds: 0.82,
    drivelines: {
      rear: ['Electric', 0, 0, 'Electric', 208, 420, 0, 'Rear Wheel Drive', 'Reduction Gear', 1],
      awd: ['Electric', 0, 0, 'Electric', 324, 493, 0, 'All Wheel Drive', 'Reduction Gear', 1],
    },
    grades: [
      ['Rear-Wheel Drive', 'rear', 61300, 'middle'],
      ['Long Range', 'awd', 71900, 'top'],
    ],
  },
  {
    make: 'BYD', model: 'Atto 3', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2022],
    series: [[2022, 'SC2EA']], size: [4455, 1875, 1615], ancap: [5, 2022], holds: 0.82,
    drivelines: {
      front: ['Electric', 0, 0, 'Electric', 150, 310, 0, 'Front Wheel Drive', 'Reduction Gear', 1],
    },
    grades: [['Extended Range', 'front', 51011, 'top']],
  },
  {
    make: 'Jeep', model: 'Grand Cherokee', body: 'SUV', picture: 'large-suv', doors: 5, seats: 5, years: [2012],
    series: [[2011, 'WK'], [2022, 'WL']], size: [4828, 1943, 1792], tankLitres: 93, grossKg: 2949, towingKg: 3500,
    ancap: [5, 2014], holds: 0.82,
    drivelines: {
      petrol: ['Unleaded', 3.6, 6, 'Aspirated', 213, 347, 10.0, '4x4', 'Automatic', 8],
      diesel: ['Diesel', 3.0, 6, 'Turbo', 184, 570, 7.5, '4x4', 'Automatic', 8],
    },
    grades: [
      ['Laredo', 'petrol', 59950, 'base', [2012, 2021]],
      ['Limited', 'diesel', 72950, 'middle', [2012, 2021]],
      ['Overland', 'petrol', 97450, 'top', [2022]],
    ],
  },
];
