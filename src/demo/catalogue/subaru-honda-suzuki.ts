import type { ModelLine } from './model-line.ts';

// the table is easier to read as packed rows
// oxfmt-ignore
export const subaruHondaSuzuki: readonly ModelLine[] = [
  {
    make: 'Subaru', model: 'Forester', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2013],
    series: [[2012, 'S4'], [2018, 'S5'], [2025, 'S6']], size: [4640, 1815, 1730], tankLitres: 63, grossKg: 2223,
    towingKg: 1800, ancap: [5, 2019], holds: 1.04,
    drivelines: {
      petrol: ['Unleaded', 2.5, 4, 'Aspirated', 136, 239, 7.4, 'All Wheel Drive', 'Constantly Variable', 7],
      hybrid: ['Hybrid', 2.0, 4, 'Aspirated', 110, 196, 6.7, 'All Wheel Drive', 'Constantly Variable', 7],
    },
    grades: [
      ['2.5i', 'petrol', 38890, 'base'],
      ['2.5i-S', 'petrol', 46340, 'top'],
      ['Hybrid S', 'hybrid', 50840, 'top', [2020]],
    ],
  },
  {
    make: 'Subaru', model: 'Outback', body: 'Wagon', picture: 'wagon', doors: 5, seats: 5, years: [2012],
    series: [[2009, '5GEN'], [2015, '6GEN'], [2021, '7GEN']], size: [4870, 1875, 1675], tankLitres: 63,
    grossKg: 2223, towingKg: 2000, ancap: [5, 2021],
    drivelines: {
      petrol: ['Unleaded', 2.5, 4, 'Aspirated', 138, 245, 7.3, 'All Wheel Drive', 'Constantly Variable', 8],
      diesel: ['Diesel', 2.0, 4, 'Turbo', 110, 350, 6.3, 'All Wheel Drive', 'Constantly Variable', 7],
      turbo: ['Unleaded', 2.4, 4, 'Turbo', 183, 350, 9.0, 'All Wheel Drive', 'Constantly Variable', 8],
    },
    grades: [
      ['2.5i Premium', 'petrol', 44490, 'middle'],
      ['2.0D', 'diesel', 39490, 'middle', [2012, 2018]],
      ['AWD Touring XT', 'turbo', 55990, 'top', [2023]],
    ],
  },
  {
    make: 'Subaru', model: 'XV', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2012, 2022],
    series: [[2012, 'G4X'], [2017, 'G5X']], size: [4485, 1800, 1615], tankLitres: 63, grossKg: 1940, towingKg: 1400,
    ancap: [5, 2017],
    drivelines: {
      petrol: ['Unleaded', 2.0, 4, 'Aspirated', 115, 196, 7.0, 'All Wheel Drive', 'Constantly Variable', 7],
    },
    grades: [
      ['2.0i', 'petrol', 29690, 'base'],
      ['2.0i-S', 'petrol', 37290, 'top'],
    ],
  },
  {
    make: 'Subaru', model: 'WRX', body: 'Sedan', picture: 'sedan', doors: 4, seats: 5, years: [2014],
    series: [[2014, 'V1'], [2022, 'VB']], size: [4670, 1825, 1465], tankLitres: 63, holds: 1.08,
    drivelines: {
      manual: ['Premium Unleaded', 2.4, 4, 'Turbo', 202, 350, 9.9, 'All Wheel Drive', 'Manual', 6],
      auto: ['Premium Unleaded', 2.4, 4, 'Turbo', 202, 350, 8.5, 'All Wheel Drive', 'Constantly Variable', 8],
    },
    grades: [
      ['AWD', 'manual', 46990, 'middle'],
      ['RS', 'auto', 55790, 'top'],
    ],
  },
  {
    make: 'Honda', model: 'Civic', body: 'Hatchback', picture: 'hatch', doors: 5, seats: 5, years: [2012],
    series: [[2012, '9th Gen'], [2016, '10th Gen'], [2021, '11th Gen']], size: [4560, 1802, 1415], tankLitres: 47,
    ancap: [5, 2022],
    drivelines: {
      old: ['Unleaded', 1.8, 4, 'Aspirated', 104, 174, 6.4, 'Front Wheel Drive', 'Constantly Variable', 7],
      turbo: ['Unleaded', 1.5, 4, 'Turbo', 131, 240, 6.3, 'Front Wheel Drive', 'Constantly Variable', 7],
      hybrid: ['Hybrid', 2.0, 4, 'Aspirated', 135, 315, 4.2, 'Front Wheel Drive', 'Constantly Variable', 1],
      typeR: ['Premium Unleaded', 2.0, 4, 'Turbo', 235, 420, 8.9, 'Front Wheel Drive', 'Manual', 6],
    },
    grades: [
      ['VTi-L', 'old', 27790, 'middle', [2012, 2021]],
      ['VTi-LX', 'turbo', 44000, 'top', [2021]],
      ['e:HEV LX', 'hybrid', 51000, 'top', [2022]],
      ['Type R', 'typeR', 69900, 'top', [2023]],
    ],
  },
  {
    make: 'Honda', model: 'CR-V', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2012],
    series: [[2012, 'RM'], [2017, 'RW'], [2023, 'RS']], size: [4704, 1866, 1691], tankLitres: 57, grossKg: 2250,
    towingKg: 1500, ancap: [4, 2024],
    drivelines: {
      old: ['Unleaded', 2.4, 4, 'Aspirated', 140, 222, 8.7, 'All Wheel Drive', 'Automatic', 5],
      turbo: ['Unleaded', 1.5, 4, 'Turbo', 140, 240, 7.1, 'Front Wheel Drive', 'Constantly Variable', 7],
      hybrid: ['Hybrid', 2.0, 4, 'Aspirated', 135, 335, 5.5, 'Front Wheel Drive', 'Constantly Variable', 1],
    },
    grades: [
      ['VTi-S', 'old', 36290, 'middle', [2012, 2017]],
      ['VTi-L7', 'turbo', 48800, 'middle', [2017]],
      ['e:HEV RS', 'hybrid', 59900, 'top', [2023]],
    ],
  },
  {
    make: 'Honda', model: 'Jazz', body: 'Hatchback', picture: 'hatch', doors: 5, seats: 5, years: [2012, 2021],
    series: [[2008, 'GE'], [2014, 'GF']], size: [3995, 1694, 1524], tankLitres: 40, ancap: [5, 2015], holds: 1.08,
    drivelines: {
      manual: ['Unleaded', 1.5, 4, 'Aspirated', 88, 145, 6.2, 'Front Wheel Drive', 'Manual', 5],
      cvt: ['Unleaded', 1.5, 4, 'Aspirated', 88, 145, 5.8, 'Front Wheel Drive', 'Constantly Variable', 7],
    },
    grades: [
      ['GLi', 'manual', 16990, 'base', [2012, 2014]],
      ['VTi', 'cvt', 20990, 'base'],
      ['VTi-L', 'cvt', 25990, 'top'],
    ],
  },
  {
    make: 'Suzuki', model: 'Swift', body: 'Hatchback', picture: 'hatch', doors: 5, seats: 5, years: [2012],
    series: [[2011, 'FZ'], [2017, 'AZ'], [2024, 'CZ']], size: [3860, 1735, 1495], tankLitres: 37, ancap: [5, 2017],
    drivelines: {
      manual: ['Unleaded', 1.2, 4, 'Aspirated', 66, 120, 4.8, 'Front Wheel Drive', 'Manual', 5],
      cvt: ['Unleaded', 1.2, 4, 'Aspirated', 66, 120, 4.8, 'Front Wheel Drive', 'Constantly Variable', 7],
      sport: ['Premium Unleaded', 1.4, 4, 'Turbo', 103, 230, 6.1, 'Front Wheel Drive', 'Automatic', 6],
    },
    grades: [
      ['GL', 'manual', 19490, 'base'],
      ['GL Navigator', 'cvt', 22490, 'middle'],
      ['Sport', 'sport', 30990, 'top', [2017]],
    ],
  },
  {
    make: 'Suzuki', model: 'Jimny', body: 'SUV', picture: 'suv', doors: 3, seats: 4, years: [2019],
    series: [[2019, 'JB74']], size: [3645, 1645, 1720], tankLitres: 40, grossKg: 1435, towingKg: 1300,
    ancap: [3, 2018], holds: 1.3,
    drivelines: {
      manual: ['Unleaded', 1.5, 4, 'Aspirated', 75, 130, 6.4, '4x4', 'Manual', 5],
      auto: ['Unleaded', 1.5, 4, 'Aspirated', 75, 130, 6.9, '4x4', 'Automatic', 4],
    },
    grades: [
      ['Lite', 'manual', 30490, 'base', [2021]],
      ['GLX', 'auto', 34990, 'middle'],
    ],
  },
];
