import type { ModelLine } from './model-line.ts';

// the table is easier to read as packed rows
// oxfmt-ignore
export const mazda: readonly ModelLine[] = [
  {
    make: 'Mazda', model: '2', body: 'Hatchback', picture: 'hatch', doors: 5, seats: 5, years: [2014],
    series: [[2014, 'DJ']], size: [4065, 1695, 1495], tankLitres: 44, grossKg: 1520, towingKg: 900,
    ancap: [5, 2015],
    drivelines: {
      manual: ['Unleaded', 1.5, 4, 'Aspirated', 81, 139, 5.4, 'Front Wheel Drive', 'Manual', 6],
      auto: ['Unleaded', 1.5, 4, 'Aspirated', 82, 144, 5.3, 'Front Wheel Drive', 'Automatic', 6],
    },
    grades: [
      ['Neo', 'manual', 16990, 'base', [2014, 2019]],
      ['G15 Pure', 'auto', 25210, 'base', [2020]],
      ['G15 Evolve', 'auto', 27010, 'middle', [2020]],
      ['G15 GT', 'auto', 28010, 'top', [2020]],
    ],
  },
  {
    make: 'Mazda', model: '3', body: 'Hatchback', picture: 'hatch', doors: 5, seats: 5, years: [2013],
    series: [[2013, 'BM5478'], [2016, 'BN5478'], [2019, 'BP2H7A']], size: [4460, 1795, 1435], tankLitres: 51,
    grossKg: 1849, towingKg: 1200, ancap: [5, 2019],
    drivelines: {
      manual: ['Unleaded', 2.0, 4, 'Aspirated', 114, 200, 5.9, 'Front Wheel Drive', 'Manual', 6],
      auto: ['Unleaded', 2.0, 4, 'Aspirated', 114, 200, 6.2, 'Front Wheel Drive', 'Automatic', 6],
      bigger: ['Unleaded', 2.5, 4, 'Aspirated', 139, 252, 6.6, 'Front Wheel Drive', 'Automatic', 6],
    },
    grades: [
      ['Neo', 'manual', 20490, 'base', [2013, 2018]],
      ['Maxx', 'auto', 24890, 'middle', [2013, 2018]],
      ['SP25 GT', 'bigger', 29990, 'top', [2013, 2018]],
      ['G20 Pure', 'auto', 30710, 'base', [2019]],
      ['G20 Touring', 'auto', 34210, 'middle', [2019]],
      ['G25 Astina', 'bigger', 41510, 'top', [2019]],
    ],
  },
  {
    make: 'Mazda', model: 'CX-3', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2015],
    series: [[2015, 'DK2W7A']], size: [4275, 1765, 1535], tankLitres: 48, grossKg: 1670, towingKg: 1200,
    ancap: [5, 2015],
    drivelines: {
      front: ['Unleaded', 2.0, 4, 'Aspirated', 110, 195, 6.3, 'Front Wheel Drive', 'Automatic', 6],
      awd: ['Unleaded', 2.0, 4, 'Aspirated', 110, 195, 6.7, 'All Wheel Drive', 'Automatic', 6],
    },
    grades: [
      ['Maxx', 'front', 25890, 'base', [2015, 2020]],
      ['sTouring', 'front', 30890, 'middle', [2015, 2022]],
      ['G20 Evolve', 'front', 32090, 'middle', [2022]],
      ['Akari', 'awd', 38690, 'top'],
    ],
  },
  {
    make: 'Mazda', model: 'CX-30', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2020],
    series: [[2020, 'DM2W7A']], size: [4395, 1795, 1540], tankLitres: 51, grossKg: 1955, towingKg: 1200,
    ancap: [5, 2019],
    drivelines: {
      front: ['Unleaded', 2.0, 4, 'Aspirated', 114, 200, 6.5, 'Front Wheel Drive', 'Automatic', 6],
      awd: ['Unleaded', 2.5, 4, 'Aspirated', 139, 252, 6.8, 'All Wheel Drive', 'Automatic', 6],
    },
    grades: [
      ['G20 Pure', 'front', 34410, 'base'],
      ['G20 Touring', 'front', 38810, 'middle'],
      ['G25 Astina', 'awd', 48110, 'top'],
    ],
  },
  {
    make: 'Mazda', model: 'CX-5', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2012],
    series: [[2012, 'KE1072'], [2017, 'KF4WLA']], size: [4575, 1845, 1685], tankLitres: 58, grossKg: 2210,
    towingKg: 1800, ancap: [5, 2017], holds: 1.03,
    drivelines: {
      front: ['Unleaded', 2.0, 4, 'Aspirated', 115, 200, 6.9, 'Front Wheel Drive', 'Automatic', 6],
      awd: ['Unleaded', 2.5, 4, 'Aspirated', 140, 252, 7.4, 'All Wheel Drive', 'Automatic', 6],
      diesel: ['Diesel', 2.2, 4, 'Twin Turbo', 140, 450, 5.7, 'All Wheel Drive', 'Automatic', 6],
      turbo: ['Unleaded', 2.5, 4, 'Turbo', 170, 420, 8.2, 'All Wheel Drive', 'Automatic', 6],
    },
    grades: [
      ['Maxx', 'front', 36690, 'base'],
      ['Maxx Sport', 'awd', 42690, 'middle'],
      ['Touring', 'awd', 44690, 'middle', [2017]],
      ['Akera', 'diesel', 53090, 'top', [2012, 2023]],
      ['GT SP Turbo', 'turbo', 54990, 'top', [2019]],
    ],
  },
  {
    make: 'Mazda', model: 'CX-9', body: 'SUV', picture: 'large-suv', doors: 5, seats: 7, years: [2016, 2023],
    series: [[2016, 'TC']], size: [5075, 1969, 1747], tankLitres: 74, grossKg: 2610, towingKg: 2000,
    ancap: [5, 2016],
    drivelines: {
      turbo: ['Unleaded', 2.5, 4, 'Turbo', 170, 420, 9.0, 'All Wheel Drive', 'Automatic', 6],
    },
    grades: [
      ['Sport', 'turbo', 53410, 'base'],
      ['Touring', 'turbo', 60790, 'middle'],
      ['Azami', 'turbo', 72890, 'top'],
    ],
  },
  {
    make: 'Mazda', model: 'CX-60', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2023],
    series: [[2023, 'KH']], size: [4740, 1890, 1680], tankLitres: 58, grossKg: 2576, towingKg: 2500,
    ancap: [5, 2022],
    drivelines: {
      diesel: ['Diesel', 3.3, 6, 'Turbo', 187, 550, 5.0, 'All Wheel Drive', 'Automatic', 8],
      petrol: ['Premium Unleaded', 3.3, 6, 'Turbo', 209, 450, 7.4, 'All Wheel Drive', 'Automatic', 8],
      plugIn: ['Plug-in Hybrid', 2.5, 4, 'Aspirated', 241, 500, 2.1, 'All Wheel Drive', 'Automatic', 8],
    },
    grades: [
      ['G40e Evolve', 'petrol', 59800, 'base'],
      ['D50e GT', 'diesel', 69300, 'middle'],
      ['P50e Azami', 'plugIn', 87252, 'top'],
    ],
  },
  {
    make: 'Mazda', model: 'BT-50', body: 'Dual Cab Utility', picture: 'ute', doors: 4, seats: 5, years: [2012],
    series: [[2011, 'UP0YF1'], [2020, 'TFS40J']], size: [5280, 1870, 1790], tankLitres: 76, grossKg: 3100,
    towingKg: 3500, ancap: [5, 2022],
    drivelines: {
      old: ['Diesel', 3.2, 5, 'Turbo', 147, 470, 9.2, '4x4', 'Automatic', 6],
      manual: ['Diesel', 3.0, 4, 'Turbo', 140, 450, 7.7, '4x4', 'Manual', 6],
      auto: ['Diesel', 3.0, 4, 'Turbo', 140, 450, 8.0, '4x4', 'Automatic', 6],
    },
    grades: [
      ['XTR', 'old', 51700, 'middle', [2012, 2020]],
      ['XT', 'manual', 49820, 'base', [2020]],
      ['XTR', 'auto', 58920, 'middle', [2020]],
      ['SP', 'auto', 69570, 'top', [2021]],
    ],
  },
  {
    make: 'Mazda', model: 'MX-5', body: 'Convertible', picture: 'convertible', doors: 2, seats: 2, years: [2015],
    series: [[2015, 'ND']], size: [3915, 1735, 1235], tankLitres: 45, grossKg: 1267, ancap: [5, 2016], holds: 1.1,
    drivelines: {
      manual: ['Premium Unleaded', 2.0, 4, 'Aspirated', 135, 205, 6.8, 'Rear Wheel Drive', 'Manual', 6],
      auto: ['Premium Unleaded', 2.0, 4, 'Aspirated', 135, 205, 7.0, 'Rear Wheel Drive', 'Automatic', 6],
    },
    grades: [
      ['G20 Roadster', 'manual', 42640, 'middle'],
      ['G20 RF GT', 'auto', 53440, 'top'],
    ],
  },
];
