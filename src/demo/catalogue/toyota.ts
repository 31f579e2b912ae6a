import type { ModelLine } from './model-line.ts';

// the table is easier to read as packed rows
// oxfmt-ignore
export const toyota: readonly ModelLine[] = [
  {
    make: 'Toyota', model: 'Corolla', body: 'Hatchback', picture: 'hatch', doors: 5, seats: 5, years: [2013],
    series: [[2012, 'ZRE182R'], [2018, 'MZEA12R']], size: [4375, 1790, 1435], tankLitres: 50, grossKg: 1820,
    towingKg: 1300, ancap: [5, 2018], holds: 1.06,
    drivelines: {
      old: ['Unleaded', 1.8, 4, 'Aspirated', 103, 173, 6.7, 'Front Wheel Drive', 'Constantly Variable', 7],
      manual: ['Unleaded', 1.8, 4, 'Aspirated', 103, 173, 6.7, 'Front Wheel Drive', 'Manual', 6],
      petrol: ['Unleaded', 2.0, 4, 'Aspirated', 125, 200, 6.0, 'Front Wheel Drive', 'Constantly Variable', 10],
      hybrid: ['Hybrid', 1.8, 4, 'Aspirated', 103, 142, 4.0, 'Front Wheel Drive', 'Constantly Variable', 1],
    },
    grades: [
      ['Ascent', 'manual', 22990, 'base', [2013, 2018]],
      ['Ascent Sport', 'old', 25990, 'middle', [2013, 2018]],
      ['Ascent Sport', 'petrol', 30270, 'base', [2019, 2024]],
      ['Ascent Sport Hybrid', 'hybrid', 32110, 'base', [2019]],
      ['SX Hybrid', 'hybrid', 35260, 'middle', [2019]],
      ['ZR Hybrid', 'hybrid', 39100, 'top', [2019]],
    ],
  },
  {
    make: 'Toyota', model: 'Camry', body: 'Sedan', picture: 'sedan', doors: 4, seats: 5, years: [2012],
    series: [[2012, 'AVV50R'], [2018, 'AXVH71R'], [2024, 'AXVH80R']], size: [4885, 1840, 1445], tankLitres: 50,
    grossKg: 2100, towingKg: 1200, ancap: [5, 2017], holds: 1.04,
    drivelines: {
      petrol: ['Unleaded', 2.5, 4, 'Aspirated', 133, 231, 7.8, 'Front Wheel Drive', 'Automatic', 6],
      hybrid: ['Hybrid', 2.5, 4, 'Aspirated', 160, 221, 4.2, 'Front Wheel Drive', 'Constantly Variable', 1],
      newest: ['Hybrid', 2.5, 4, 'Aspirated', 170, 221, 4.0, 'Front Wheel Drive', 'Constantly Variable', 1],
    },
    grades: [
      ['Altise', 'petrol', 30490, 'base', [2012, 2017]],
      ['Atara SL', 'petrol', 37440, 'top', [2012, 2017]],
      ['Ascent Hybrid', 'hybrid', 34320, 'base', [2018, 2023]],
      ['SL Hybrid', 'hybrid', 46080, 'top', [2018, 2023]],
      ['Ascent Hybrid', 'newest', 39990, 'base', [2024]],
      ['SL Hybrid', 'newest', 53990, 'top', [2024]],
    ],
  },
  {
    make: 'Toyota', model: 'Yaris Cross', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2020],
    series: [[2020, 'MXPJ10R']], size: [4180, 1765, 1590], tankLitres: 36, grossKg: 1690, towingKg: 400,
    ancap: [5, 2021], holds: 1.05,
    drivelines: {
      petrol: ['Unleaded', 1.5, 3, 'Aspirated', 88, 145, 5.4, 'Front Wheel Drive', 'Constantly Variable', 10],
      hybrid: ['Hybrid', 1.5, 3, 'Aspirated', 85, 120, 3.8, 'Front Wheel Drive', 'Constantly Variable', 1],
      awd: ['Hybrid', 1.5, 3, 'Aspirated', 85, 120, 4.0, 'All Wheel Drive', 'Constantly Variable', 1],
    },
    grades: [
      ['GX', 'petrol', 27990, 'base', [2020, 2024]],
      ['GX Hybrid', 'hybrid', 30810, 'base'],
      ['GXL Hybrid AWD', 'awd', 37180, 'middle'],
      ['Urban Hybrid AWD', 'awd', 40420, 'top'],
    ],
  },
  {
    make: 'Toyota', model: 'RAV4', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2013],
    series: [[2013, 'ASA44R'], [2019, 'AXAH54R']], size: [4615, 1865, 1690], tankLitres: 55, grossKg: 2230,
    towingKg: 1500, ancap: [5, 2019], holds: 1.12,
    drivelines: {
      old: ['Unleaded', 2.5, 4, 'Aspirated', 132, 233, 8.5, 'All Wheel Drive', 'Automatic', 6],
      petrol: ['Unleaded', 2.0, 4, 'Aspirated', 127, 203, 6.5, 'Front Wheel Drive', 'Constantly Variable', 10],
      hybrid: ['Hybrid', 2.5, 4, 'Aspirated', 160, 221, 4.7, 'Front Wheel Drive', 'Constantly Variable', 1],
      eFour: ['Hybrid', 2.5, 4, 'Aspirated', 163, 221, 4.8, 'All Wheel Drive', 'Constantly Variable', 1],
    },
    grades: [
      ['GXL', 'old', 37990, 'middle', [2013, 2018]],
      ['Cruiser', 'old', 44490, 'top', [2013, 2018]],
      ['GX', 'petrol', 39760, 'base', [2019, 2024]],
      ['GX Hybrid', 'hybrid', 42260, 'base', [2019]],
      ['GXL Hybrid', 'eFour', 48810, 'middle', [2019]],
      ['Cruiser Hybrid', 'eFour', 54410, 'top', [2019]],
      ['Edge Hybrid', 'eFour', 58360, 'top', [2021]],
    ],
  },
  {
    make: 'Toyota', model: 'Kluger', body: 'SUV', picture: 'large-suv', doors: 5, seats: 7, years: [2014],
    series: [[2014, 'GSU55R'], [2021, 'AXUH78R']], size: [4966, 1930, 1755], tankLitres: 65, grossKg: 2720,
    towingKg: 2000, ancap: [5, 2021], holds: 1.08,
    drivelines: {
      v6: ['Unleaded', 3.5, 6, 'Aspirated', 218, 350, 9.5, 'All Wheel Drive', 'Automatic', 8],
      hybrid: ['Hybrid', 2.5, 4, 'Aspirated', 184, 242, 5.6, 'All Wheel Drive', 'Constantly Variable', 1],
    },
    grades: [
      ['GX', 'v6', 48450, 'base', [2014, 2022]],
      ['Grande', 'v6', 67590, 'top', [2014, 2022]],
      ['GX Hybrid', 'hybrid', 60920, 'base', [2021]],
      ['GXL Hybrid', 'hybrid', 71510, 'middle', [2021]],
      ['Grande Hybrid', 'hybrid', 82110, 'top', [2021]],
    ],
  },
  {
    make: 'Toyota', model: 'LandCruiser Prado', body: 'SUV', picture: 'large-suv', doors: 5, seats: 7,
    years: [2012], series: [[2009, 'KDJ150R'], [2016, 'GDJ150R'], [2024, 'GDJ250R']], size: [4995, 1885, 1880],
    tankLitres: 87, grossKg: 2990, towingKg: 3000, ancap: [5, 2011], holds: 1.25,
    drivelines: {
      diesel: ['Diesel', 2.8, 4, 'Turbo', 150, 500, 7.9, '4x4', 'Automatic', 6],
      newest: ['Diesel', 2.8, 4, 'Turbo', 150, 500, 7.6, '4x4', 'Automatic', 8],
    },
    grades: [
      ['GX', 'diesel', 62830, 'base', [2016, 2023]],
      ['GXL', 'diesel', 70170, 'middle', [2016, 2023]],
      ['Kakadu', 'diesel', 87470, 'top', [2016, 2023]],
      ['GXL', 'newest', 79990, 'middle', [2024]],
      ['VX', 'newest', 87400, 'top', [2024]],
    ],
  },
  {
    make: 'Toyota', model: 'LandCruiser', body: 'SUV', picture: 'large-suv', doors: 5, seats: 7, years: [2012],
    series: [[2007, 'VDJ200R'], [2021, 'FJA300R']], size: [4980, 1980, 1950], tankLitres: 110, grossKg: 3280,
    towingKg: 3500, ancap: [5, 2022], holds: 1.35,
    drivelines: {
      v8: ['Diesel', 4.5, 8, 'Twin Turbo', 200, 650, 9.5, '4x4', 'Automatic', 6],
      v6: ['Diesel', 3.3, 6, 'Twin Turbo', 227, 700, 8.9, '4x4', 'Automatic', 10],
    },
    grades: [
      ['GXL', 'v8', 92590, 'middle', [2012, 2021]],
      ['Sahara', 'v8', 124396, 'top', [2012, 2021]],
      ['GX', 'v6', 97990, 'base', [2021]],
      ['GXL', 'v6', 109490, 'middle', [2021]],
      ['Sahara ZX', 'v6', 146910, 'top', [2021]],
    ],
  },
  {
    make: 'Toyota', model: 'HiLux', body: 'Dual Cab Utility', picture: 'ute', doors: 4, seats: 5, years: [2012],
    series: [[2005, 'KUN26R'], [2015, 'GUN126R']], size: [5325, 1855, 1815], tankLitres: 80, grossKg: 3050,
    towingKg: 3500, ancap: [5, 2019], holds: 1.18,
    drivelines: {
      old: ['Diesel', 3.0, 4, 'Turbo', 126, 343, 8.4, '4x4', 'Automatic', 5],
      petrol: ['Unleaded', 2.7, 4, 'Aspirated', 122, 245, 11.1, 'Rear Wheel Drive', 'Automatic', 6],
      manual: ['Diesel', 2.8, 4, 'Turbo', 150, 420, 7.6, '4x4', 'Manual', 6],
      auto: ['Diesel', 2.8, 4, 'Turbo', 150, 500, 8.0, '4x4', 'Automatic', 6],
    },
    grades: [
      ['SR5', 'old', 53990, 'middle', [2012, 2015]],
      ['Workmate', 'petrol', 37610, 'base', [2015]],
      ['SR', 'manual', 51880, 'middle', [2015]],
      ['SR', 'auto', 53880, 'middle', [2015]],
      ['SR5', 'auto', 63260, 'top', [2015]],
      ['Rogue', 'auto', 71530, 'top', [2018]],
    ],
  },
  {
    make: 'Toyota', model: 'HiAce', body: 'Van', picture: 'van', doors: 5, seats: 3, years: [2014],
    series: [[2005, 'KDH201R'], [2019, 'GDH300R']], size: [5265, 1950, 1990], tankLitres: 70, grossKg: 3300,
    towingKg: 1900, ancap: [5, 2019], holds: 1.15,
    drivelines: {
      old: ['Diesel', 3.0, 4, 'Turbo', 100, 300, 9.2, 'Rear Wheel Drive', 'Automatic', 4],
      diesel: ['Diesel', 2.8, 4, 'Turbo', 130, 450, 8.2, 'Rear Wheel Drive', 'Automatic', 6],
    },
    grades: [
      ['LWB', 'old', 41990, 'base', [2014, 2018]],
      ['LWB', 'diesel', 50690, 'base', [2019]],
      ['SLWB', 'diesel', 61060, 'middle', [2019]],
    ],
  },
  {
    make: 'Toyota', model: 'GR86', body: 'Coupe', picture: 'coupe', doors: 2, seats: 4, years: [2022],
    series: [[2022, 'ZNA89R']], size: [4265, 1775, 1310], tankLitres: 50, grossKg: 1705, ancap: [5, 2022],
    drivelines: {
      manual: ['Premium Unleaded', 2.4, 4, 'Aspirated', 174, 250, 9.4, 'Rear Wheel Drive', 'Manual', 6],
      auto: ['Premium Unleaded', 2.4, 4, 'Aspirated', 174, 250, 8.7, 'Rear Wheel Drive', 'Automatic', 6],
    },
    grades: [
      ['GT', 'manual', 43940, 'middle'],
      ['GTS', 'auto', 46490, 'top'],
    ],
  },
];
