import type { ModelLine } from './model-line.ts';

// the table is easier to read as packed rows
// oxfmt-ignore
export const mitsubishiAndNissan: readonly ModelLine[] = [
  {
    make: 'Mitsubishi', model: 'ASX', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2012, 2024],
    series: [[2010, 'XA'], [2012, 'XB'], [2016, 'XC'], [2019, 'XD']], size: [4365, 1810, 1640], tankLitres: 63,
    grossKg: 1970, towingKg: 1300, ancap: [5, 2014],
    drivelines: {
      manual: ['Unleaded', 2.0, 4, 'Aspirated', 110, 197, 7.7, 'Front Wheel Drive', 'Manual', 5],
      cvt: ['Unleaded', 2.0, 4, 'Aspirated', 110, 197, 7.6, 'Front Wheel Drive', 'Constantly Variable', 6],
      bigger: ['Unleaded', 2.4, 4, 'Aspirated', 123, 222, 7.9, 'Front Wheel Drive', 'Constantly Variable', 6],
    },
    grades: [
      ['ES', 'manual', 23990, 'base'],
      ['LS', 'cvt', 29990, 'middle'],
      ['Exceed', 'bigger', 34240, 'top'],
    ],
  },
  {
    make: 'Mitsubishi', model: 'Outlander', body: 'SUV', picture: 'suv', doors: 5, seats: 7, years: [2013],
    series: [[2012, 'ZJ'], [2015, 'ZK'], [2018, 'ZL'], [2021, 'ZM']], size: [4710, 1862, 1745], tankLitres: 55,
    grossKg: 2345, towingKg: 1600, ancap: [5, 2022],
    drivelines: {
      old: ['Unleaded', 2.4, 4, 'Aspirated', 124, 220, 7.2, 'All Wheel Drive', 'Constantly Variable', 6],
      petrol: ['Unleaded', 2.5, 4, 'Aspirated', 135, 244, 8.1, 'All Wheel Drive', 'Constantly Variable', 8],
      plugIn: ['Plug-in Hybrid', 2.4, 4, 'Aspirated', 185, 450, 1.5, 'All Wheel Drive', 'Reduction Gear', 1],
    },
    grades: [
      ['LS', 'old', 35990, 'base', [2013, 2021]],
      ['Exceed', 'old', 43290, 'top', [2013, 2021]],
      ['Aspire', 'petrol', 44990, 'middle', [2021]],
      ['Exceed Tourer', 'petrol', 54490, 'top', [2021]],
      ['PHEV Exceed', 'plugIn', 68490, 'top', [2022]],
    ],
  },
  {
    make: 'Mitsubishi', model: 'Pajero Sport', body: 'SUV', picture: 'large-suv', doors: 5, seats: 7, years: [2016],
    series: [[2015, 'QE'], [2020, 'QF']], size: [4825, 1815, 1835], tankLitres: 68, grossKg: 2775, towingKg: 3100,
    ancap: [5, 2015],
    drivelines: {
      diesel: ['Diesel', 2.4, 4, 'Turbo', 133, 430, 8.0, '4x4', 'Automatic', 8],
    },
    grades: [
      ['GLX', 'diesel', 50190, 'base'],
      ['GLS', 'diesel', 54940, 'middle'],
      ['Exceed', 'diesel', 59690, 'top'],
    ],
  },
  {
    make: 'Mitsubishi', model: 'Triton', body: 'Dual Cab Utility', picture: 'ute', doors: 4, seats: 5,
    years: [2012], series: [[2009, 'MN'], [2015, 'MQ'], [2018, 'MR'], [2024, 'MV']], size: [5320, 1865, 1795],
    tankLitres: 75, grossKg: 3200, towingKg: 3500, ancap: [5, 2024],
    drivelines: {
      manual: ['Diesel', 2.4, 4, 'Turbo', 133, 430, 8.4, '4x4', 'Manual', 6],
      auto: ['Diesel', 2.4, 4, 'Turbo', 133, 430, 8.6, '4x4', 'Automatic', 6],
      biturbo: ['Diesel', 2.4, 4, 'Twin Turbo', 150, 470, 7.7, '4x4', 'Automatic', 6],
    },
    grades: [
      ['GLX', 'manual', 41990, 'base', [2012, 2023]],
      ['GLS', 'auto', 51490, 'middle', [2015, 2023]],
      ['GLX-R', 'biturbo', 56940, 'middle', [2024]],
      ['GSR', 'biturbo', 63840, 'top', [2024]],
    ],
  },
  {
    make: 'Mitsubishi', model: 'Lancer', body: 'Sedan', picture: 'sedan', doors: 4, seats: 5, years: [2009, 2017],
    series: [[2007, 'CJ'], [2015, 'CF']], size: [4570, 1760, 1490], tankLitres: 59, ancap: [5, 2009], holds: 0.9,
    drivelines: {
      manual: ['Unleaded', 2.0, 4, 'Aspirated', 110, 197, 7.3, 'Front Wheel Drive', 'Manual', 5],
      cvt: ['Unleaded', 2.0, 4, 'Aspirated', 110, 197, 7.6, 'Front Wheel Drive', 'Constantly Variable', 6],
    },
    grades: [
      ['ES', 'manual', 19990, 'base'],
      ['LX', 'cvt', 23500, 'middle'],
    ],
  },
  {
    make: 'Nissan', model: 'X-TRAIL', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2014],
    series: [[2014, 'T32'], [2022, 'T33']], size: [4680, 1840, 1725], tankLitres: 55, grossKg: 2165, towingKg: 2000,
    ancap: [5, 2021],
    drivelines: {
      old: ['Unleaded', 2.5, 4, 'Aspirated', 126, 226, 8.3, 'All Wheel Drive', 'Constantly Variable', 7],
      petrol: ['Unleaded', 2.5, 4, 'Aspirated', 135, 244, 7.8, 'All Wheel Drive', 'Constantly Variable', 8],
      hybrid: ['Hybrid', 1.5, 3, 'Turbo', 157, 330, 6.1, 'All Wheel Drive', 'Reduction Gear', 1],
    },
    grades: [
      ['ST-L', 'old', 38525, 'middle', [2014, 2022]],
      ['Ti', 'old', 45965, 'top', [2014, 2022]],
      ['ST-L', 'petrol', 46290, 'middle', [2022]],
      ['Ti e-POWER', 'hybrid', 56990, 'top', [2023]],
    ],
  },
  {
    make: 'Nissan', model: 'QASHQAI', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2014],
    series: [[2014, 'J11'], [2022, 'J12']], size: [4425, 1835, 1625], tankLitres: 55, grossKg: 1950, towingKg: 1300,
    ancap: [5, 2021],
    drivelines: {
      old: ['Unleaded', 2.0, 4, 'Aspirated', 106, 200, 6.9, 'Front Wheel Drive', 'Constantly Variable', 7],
      turbo: ['Unleaded', 1.3, 4, 'Turbo', 110, 250, 6.1, 'Front Wheel Drive', 'Constantly Variable', 7],
    },
    grades: [
      ['ST', 'old', 29890, 'base', [2014, 2022]],
      ['Ti', 'old', 38490, 'top', [2014, 2022]],
      ['ST-L', 'turbo', 39090, 'middle', [2022]],
    ],
  },
  {
    make: 'Nissan', model: 'Navara', body: 'Dual Cab Utility', picture: 'ute', doors: 4, seats: 5,
    years: [2012, 2025], series: [[2005, 'D40'], [2015, 'D23']], size: [5260, 1850, 1855], tankLitres: 73,
    grossKg: 3150, towingKg: 3500, ancap: [5, 2015],
    drivelines: {
      manual: ['Diesel', 2.3, 4, 'Twin Turbo', 140, 450, 7.5, '4x4', 'Manual', 6],
      auto: ['Diesel', 2.3, 4, 'Twin Turbo', 140, 450, 7.9, '4x4', 'Automatic', 7],
    },
    grades: [
      ['ST', 'manual', 53290, 'middle'],
      ['ST-X', 'auto', 61590, 'top'],
      ['PRO-4X Warrior', 'auto', 70865, 'top', [2021, 2025]],
    ],
  },
  {
    make: 'Nissan', model: 'Patrol', body: 'SUV', picture: 'large-suv', doors: 5, seats: 8, years: [2013],
    series: [[2013, 'Y62']], size: [5175, 1995, 1940], tankLitres: 140, grossKg: 3500, towingKg: 3500, holds: 1.2,
    drivelines: {
      v8: ['Premium Unleaded', 5.6, 8, 'Aspirated', 298, 560, 14.4, '4x4', 'Automatic', 7],
    },
    grades: [
      ['Ti', 'v8', 88730, 'middle'],
      ['Ti-L', 'v8', 102500, 'top'],
    ],
  },
  {
    make: 'Nissan', model: 'LEAF', body: 'Hatchback', picture: 'hatch', doors: 5, seats: 5, years: [2019, 2024],
    series: [[2019, 'ZE1']], size: [4490, 1788, 1540], ancap: [5, 2018], holds: 0.7,
    drivelines: {
      electric: ['Electric', 0, 0, 'Electric', 110, 320, 0, 'Front Wheel Drive', 'Reduction Gear', 1],
    },
    grades: [['e+', 'electric', 60490, 'top']],
  },
];
