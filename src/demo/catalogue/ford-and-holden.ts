import type { ModelLine } from './model-line.ts';

// the table is easier to read as packed rows
// oxfmt-ignore
export const fordAndHolden: readonly ModelLine[] = [
  {
    make: 'Ford', model: 'Ranger', body: 'Dual Cab Utility', picture: 'ute', doors: 4, seats: 5, years: [2012],
    series: [[2011, 'PX'], [2015, 'PX MkII'], [2018, 'PX MkIII'], [2022, 'P703']], size: [5370, 1918, 1884],
    tankLitres: 80, grossKg: 3230, towingKg: 3500, ancap: [5, 2022], holds: 1.15,
    drivelines: {
      five: ['Diesel', 3.2, 5, 'Turbo', 147, 470, 8.9, '4x4', 'Automatic', 6],
      fiveManual: ['Diesel', 3.2, 5, 'Turbo', 147, 470, 8.4, '4x4', 'Manual', 6],
      biturbo: ['Diesel', 2.0, 4, 'Twin Turbo', 154, 500, 7.6, '4x4', 'Automatic', 10],
      v6: ['Diesel', 3.0, 6, 'Turbo', 184, 600, 8.4, '4x4', 'Automatic', 10],
      raptor: ['Premium Unleaded', 3.0, 6, 'Twin Turbo', 292, 583, 11.5, '4x4', 'Automatic', 10],
    },
    grades: [
      ['XL 3.2', 'fiveManual', 46190, 'base', [2012, 2022]],
      ['XLT 3.2', 'five', 57390, 'middle', [2012, 2022]],
      ['Wildtrak 3.2', 'five', 61190, 'top', [2012, 2021]],
      ['XLT 2.0', 'biturbo', 63640, 'middle', [2022]],
      ['Sport 3.0', 'v6', 69640, 'middle', [2022]],
      ['Wildtrak 3.0', 'v6', 74230, 'top', [2022]],
      ['Raptor 3.0', 'raptor', 90440, 'top', [2022]],
    ],
  },
  {
    make: 'Ford', model: 'Everest', body: 'SUV', picture: 'large-suv', doors: 5, seats: 7, years: [2015],
    series: [[2015, 'UA'], [2018, 'UA II'], [2022, 'UB']], size: [4940, 1923, 1841], tankLitres: 80, grossKg: 3100,
    towingKg: 3500, ancap: [5, 2022], holds: 1.08,
    drivelines: {
      five: ['Diesel', 3.2, 5, 'Turbo', 143, 470, 8.5, '4x4', 'Automatic', 6],
      biturbo: ['Diesel', 2.0, 4, 'Twin Turbo', 154, 500, 7.2, '4x4', 'Automatic', 10],
      v6: ['Diesel', 3.0, 6, 'Turbo', 184, 600, 8.5, '4x4', 'Automatic', 10],
    },
    grades: [
      ['Trend', 'five', 59990, 'middle', [2015, 2020]],
      ['Trend', 'biturbo', 65290, 'middle', [2019]],
      ['Sport', 'v6', 71490, 'middle', [2022]],
      ['Platinum', 'v6', 81200, 'top', [2022]],
    ],
  },
  {
    make: 'Ford', model: 'Focus', body: 'Hatchback', picture: 'hatch', doors: 5, seats: 5, years: [2012, 2022],
    series: [[2011, 'LW'], [2015, 'LZ'], [2018, 'SA']], size: [4378, 1825, 1454], tankLitres: 52, grossKg: 1900,
    ancap: [5, 2018], holds: 0.9,
    drivelines: {
      turbo: ['Unleaded', 1.5, 4, 'Turbo', 134, 240, 6.7, 'Front Wheel Drive', 'Automatic', 8],
      st: ['Premium Unleaded', 2.3, 4, 'Turbo', 206, 420, 8.6, 'Front Wheel Drive', 'Manual', 6],
    },
    grades: [
      ['Trend', 'turbo', 26490, 'base'],
      ['Titanium', 'turbo', 34490, 'top'],
      ['ST', 'st', 44890, 'top', [2019, 2022]],
    ],
  },
  {
    make: 'Ford', model: 'Mustang', body: 'Coupe', picture: 'coupe', doors: 2, seats: 4, years: [2016],
    series: [[2016, 'FM'], [2018, 'FN'], [2024, 'FO']], size: [4789, 1916, 1379], tankLitres: 61, ancap: [3, 2017],
    holds: 1.1,
    drivelines: {
      v8: ['Premium Unleaded', 5.0, 8, 'Aspirated', 339, 556, 13.0, 'Rear Wheel Drive', 'Manual', 6],
      v8Auto: ['Premium Unleaded', 5.0, 8, 'Aspirated', 339, 556, 12.7, 'Rear Wheel Drive', 'Automatic', 10],
      turbo: ['Premium Unleaded', 2.3, 4, 'Turbo', 236, 448, 9.5, 'Rear Wheel Drive', 'Automatic', 10],
    },
    grades: [
      ['2.3 High Performance', 'turbo', 59490, 'middle'],
      ['GT 5.0 V8', 'v8', 71390, 'top'],
      ['GT 5.0 V8', 'v8Auto', 74590, 'top'],
    ],
  },
  {
    make: 'Ford', model: 'Territory', body: 'SUV', picture: 'large-suv', doors: 5, seats: 7, years: [2011, 2016],
    series: [[2011, 'SZ'], [2014, 'SZ MkII']], size: [4883, 1898, 1716], tankLitres: 75, grossKg: 2770,
    towingKg: 2700, ancap: [5, 2011], holds: 0.85,
    drivelines: {
      petrol: ['Unleaded', 4.0, 6, 'Aspirated', 195, 391, 10.6, 'Rear Wheel Drive', 'Automatic', 6],
      diesel: ['Diesel', 2.7, 6, 'Turbo', 140, 440, 8.2, 'Rear Wheel Drive', 'Automatic', 6],
    },
    grades: [
      ['TX', 'petrol', 39990, 'base'],
      ['Titanium', 'diesel', 54990, 'top'],
    ],
  },
  {
    make: 'Ford', model: 'Transit Custom', body: 'Van', picture: 'van', doors: 5, seats: 3, years: [2014],
    series: [[2013, 'VN']], size: [4972, 1986, 2020], tankLitres: 72, grossKg: 3100, towingKg: 2500,
    drivelines: {
      diesel: ['Diesel', 2.0, 4, 'Turbo', 125, 390, 7.3, 'Front Wheel Drive', 'Automatic', 6],
    },
    grades: [
      ['340S', 'diesel', 52590, 'base'],
      ['Sport 320S', 'diesel', 59290, 'middle'],
    ],
  },
  {
    make: 'Holden', model: 'Commodore', body: 'Sedan', picture: 'sedan', doors: 4, seats: 5, years: [2008, 2017],
    series: [[2006, 'VE'], [2013, 'VF'], [2015, 'VF II']], size: [4949, 1898, 1471], tankLitres: 71, grossKg: 2180,
    towingKg: 2100, ancap: [5, 2013], holds: 1.05,
    drivelines: {
      v6: ['Unleaded', 3.0, 6, 'Aspirated', 185, 290, 8.3, 'Rear Wheel Drive', 'Automatic', 6],
      bigV6: ['Unleaded', 3.6, 6, 'Aspirated', 210, 350, 9.0, 'Rear Wheel Drive', 'Automatic', 6],
      v8: ['Premium Unleaded', 6.0, 8, 'Aspirated', 270, 530, 11.5, 'Rear Wheel Drive', 'Manual', 6],
    },
    grades: [
      ['Evoke', 'v6', 34990, 'base', [2013, 2017]],
      ['SV6', 'bigV6', 39990, 'middle'],
      ['SS V', 'v8', 46990, 'top'],
    ],
  },
  {
    make: 'Holden', model: 'Colorado', body: 'Dual Cab Utility', picture: 'ute', doors: 4, seats: 5,
    years: [2012, 2020], series: [[2012, 'RG']], size: [5361, 1874, 1790], tankLitres: 76, grossKg: 3150,
    towingKg: 3500, ancap: [5, 2016], holds: 0.98,
    drivelines: {
      auto: ['Diesel', 2.8, 4, 'Turbo', 147, 500, 8.7, '4x4', 'Automatic', 6],
      manual: ['Diesel', 2.8, 4, 'Turbo', 147, 440, 7.9, '4x4', 'Manual', 6],
    },
    grades: [
      ['LS', 'manual', 46990, 'base'],
      ['LTZ', 'auto', 54990, 'middle'],
      ['Z71', 'auto', 57190, 'top', [2017, 2020]],
    ],
  },
  {
    make: 'Holden', model: 'Astra', body: 'Hatchback', picture: 'hatch', doors: 5, seats: 5, years: [2016, 2020],
    series: [[2016, 'BK']], size: [4386, 1809, 1485], tankLitres: 48, ancap: [5, 2016], holds: 0.8,
    drivelines: {
      turbo: ['Unleaded', 1.4, 4, 'Turbo', 110, 240, 5.8, 'Front Wheel Drive', 'Automatic', 6],
    },
    grades: [
      ['R', 'turbo', 23990, 'base'],
      ['RS-V', 'turbo', 32740, 'top'],
    ],
  },
];
