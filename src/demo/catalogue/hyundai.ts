import type { ModelLine } from './model-line.ts';

// the table is easier to read as packed rows
// oxfmt-ignore
export const hyundai: readonly ModelLine[] = [
  {
    make: 'Hyundai', model: 'i20', body: 'Hatchback', picture: 'hatch', doors: 5, seats: 5, years: [2012],
    series: [[2010, 'PB'], [2021, 'BC3']], size: [4075, 1775, 1455], tankLitres: 40, grossKg: 1650,
    drivelines: {
      old: ['Unleaded', 1.4, 4, 'Aspirated', 74, 136, 5.9, 'Front Wheel Drive', 'Automatic', 4],
      n: ['Premium Unleaded', 1.6, 4, 'Turbo', 150, 275, 6.9, 'Front Wheel Drive', 'Manual', 6],
    },
    grades: [
      ['Active', 'old', 17590, 'base', [2012, 2015]],
      ['N', 'n', 35500, 'top', [2021]],
    ],
  },
  {
    make: 'Hyundai', model: 'i30', body: 'Hatchback', picture: 'hatch', doors: 5, seats: 5, years: [2012],
    series: [[2012, 'GD'], [2017, 'PD']], size: [4340, 1795, 1455], tankLitres: 50, grossKg: 1820, towingKg: 1300,
    ancap: [5, 2017],
    drivelines: {
      old: ['Unleaded', 1.8, 4, 'Aspirated', 107, 175, 7.3, 'Front Wheel Drive', 'Automatic', 6],
      petrol: ['Unleaded', 2.0, 4, 'Aspirated', 120, 203, 7.4, 'Front Wheel Drive', 'Automatic', 6],
      turbo: ['Unleaded', 1.6, 4, 'Turbo', 150, 265, 7.5, 'Front Wheel Drive', 'Dual Clutch', 7],
      n: ['Premium Unleaded', 2.0, 4, 'Turbo', 206, 392, 8.5, 'Front Wheel Drive', 'Manual', 6],
    },
    grades: [
      ['Active', 'old', 20990, 'base', [2012, 2017]],
      ['Active', 'petrol', 25420, 'base', [2017, 2023]],
      ['Elite', 'petrol', 30220, 'middle', [2017, 2023]],
      ['N Line Premium', 'turbo', 38500, 'top', [2019]],
      ['N', 'n', 46200, 'top', [2018]],
    ],
  },
  {
    make: 'Hyundai', model: 'Kona', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2017],
    series: [[2017, 'OS'], [2023, 'SX2']], size: [4350, 1825, 1580], tankLitres: 47, grossKg: 1850, towingKg: 1300,
    ancap: [5, 2017],
    drivelines: {
      front: ['Unleaded', 2.0, 4, 'Aspirated', 110, 180, 6.2, 'Front Wheel Drive', 'Constantly Variable', 1],
      turbo: ['Unleaded', 1.6, 4, 'Turbo', 146, 265, 6.9, 'All Wheel Drive', 'Dual Clutch', 7],
      electric: ['Electric', 0, 0, 'Electric', 150, 255, 0, 'Front Wheel Drive', 'Reduction Gear', 1],
    },
    grades: [
      ['Active', 'front', 26900, 'base', [2017, 2023]],
      ['Elite', 'front', 31600, 'middle', [2017, 2023]],
      ['Highlander', 'turbo', 39000, 'top', [2017, 2023]],
      ['Premium', 'turbo', 46500, 'top', [2023]],
      ['Electric Extended Range', 'electric', 58000, 'middle', [2019]],
    ],
  },
  {
    make: 'Hyundai', model: 'Tucson', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2015],
    series: [[2015, 'TLE'], [2021, 'NX4']], size: [4630, 1865, 1665], tankLitres: 54, grossKg: 2175, towingKg: 1900,
    ancap: [5, 2021],
    drivelines: {
      petrol: ['Unleaded', 2.0, 4, 'Aspirated', 115, 192, 8.1, 'Front Wheel Drive', 'Automatic', 6],
      diesel: ['Diesel', 2.0, 4, 'Turbo', 137, 416, 6.3, 'All Wheel Drive', 'Automatic', 8],
      hybrid: ['Hybrid', 1.6, 4, 'Turbo', 172, 367, 5.3, 'Front Wheel Drive', 'Automatic', 6],
    },
    grades: [
      ['Active', 'petrol', 31690, 'base', [2015, 2021]],
      ['Elite', 'petrol', 41400, 'middle'],
      ['Highlander', 'diesel', 54500, 'top'],
      ['Premium Hybrid', 'hybrid', 59100, 'top', [2024]],
    ],
  },
  {
    make: 'Hyundai', model: 'Santa Fe', body: 'SUV', picture: 'large-suv', doors: 5, seats: 7, years: [2013],
    series: [[2012, 'DM'], [2018, 'TM'], [2024, 'MX5']], size: [4785, 1900, 1685], tankLitres: 67, grossKg: 2510,
    towingKg: 2500, ancap: [5, 2018],
    drivelines: {
      diesel: ['Diesel', 2.2, 4, 'Turbo', 148, 440, 6.1, 'All Wheel Drive', 'Dual Clutch', 8],
      hybrid: ['Hybrid', 1.6, 4, 'Turbo', 172, 367, 5.6, 'All Wheel Drive', 'Automatic', 6],
    },
    grades: [
      ['Active', 'diesel', 48500, 'base', [2013, 2023]],
      ['Elite', 'diesel', 55600, 'middle', [2013, 2023]],
      ['Highlander', 'diesel', 63000, 'top', [2013, 2023]],
      ['Calligraphy Hybrid', 'hybrid', 75000, 'top', [2024]],
    ],
  },
  {
    make: 'Hyundai', model: 'IONIQ 5', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2021],
    series: [[2021, 'NE']], size: [4635, 1890, 1605], grossKg: 2540, towingKg: 1600, ancap: [5, 2021], holds: 0.8,
    drivelines: {
      rear: ['Electric', 0, 0, 'Electric', 168, 350, 0, 'Rear Wheel Drive', 'Reduction Gear', 1],
      awd: ['Electric', 0, 0, 'Electric', 239, 605, 0, 'All Wheel Drive', 'Reduction Gear', 1],
    },
    grades: [
      ['Dynamiq', 'rear', 69800, 'middle'],
      ['Epiq', 'awd', 84800, 'top'],
    ],
  },
  {
    make: 'Hyundai', model: 'iLoad', body: 'Van', picture: 'van', doors: 5, seats: 3, years: [2012, 2021],
    series: [[2008, 'TQ']], size: [5150, 1920, 1935], tankLitres: 75, grossKg: 3030, towingKg: 1500,
    drivelines: {
      diesel: ['Diesel', 2.5, 4, 'Turbo', 125, 441, 8.8, 'Rear Wheel Drive', 'Automatic', 5],
    },
    grades: [['3S Twin Swing', 'diesel', 43190, 'base']],
  },
];
