import type { ModelLine } from './model-line.ts';

// the table is easier to read as packed rows
// oxfmt-ignore
export const kia: readonly ModelLine[] = [
  {
    make: 'Kia', model: 'Picanto', body: 'Hatchback', picture: 'hatch', doors: 5, seats: 5, years: [2016],
    series: [[2017, 'JA']], size: [3595, 1595, 1485], tankLitres: 35, grossKg: 1400, towingKg: 800,
    drivelines: {
      manual: ['Unleaded', 1.25, 4, 'Aspirated', 62, 122, 5.4, 'Front Wheel Drive', 'Manual', 5],
      auto: ['Unleaded', 1.25, 4, 'Aspirated', 62, 122, 6.0, 'Front Wheel Drive', 'Automatic', 4],
    },
    grades: [
      ['S', 'manual', 17890, 'base'],
      ['Sport', 'auto', 20690, 'base', [2023]],
      ['GT-Line', 'auto', 22290, 'middle', [2018]],
    ],
  },
  {
    make: 'Kia', model: 'Cerato', body: 'Hatchback', picture: 'hatch', doors: 5, seats: 5, years: [2013, 2024],
    series: [[2013, 'YD'], [2018, 'BD']], size: [4510, 1800, 1445], tankLitres: 50, grossKg: 1860, towingKg: 1250,
    ancap: [5, 2019],
    drivelines: {
      auto: ['Unleaded', 2.0, 4, 'Aspirated', 112, 192, 7.4, 'Front Wheel Drive', 'Automatic', 6],
      turbo: ['Unleaded', 1.6, 4, 'Turbo', 150, 265, 6.9, 'Front Wheel Drive', 'Dual Clutch', 7],
    },
    grades: [
      ['S', 'auto', 25990, 'base'],
      ['Sport+', 'auto', 30440, 'middle'],
      ['GT', 'turbo', 36990, 'top', [2019, 2024]],
    ],
  },
  {
    make: 'Kia', model: 'K4', body: 'Sedan', picture: 'sedan', doors: 4, seats: 5, years: [2025],
    series: [[2025, 'CL4']], size: [4710, 1850, 1425], tankLitres: 47, grossKg: 1860, towingKg: 1250,
    drivelines: {
      auto: ['Unleaded', 2.0, 4, 'Aspirated', 112, 191, 6.8, 'Front Wheel Drive', 'Constantly Variable', 8],
      turbo: ['Unleaded', 1.6, 4, 'Turbo', 142, 264, 6.8, 'Front Wheel Drive', 'Automatic', 8],
    },
    grades: [
      ['S', 'auto', 30590, 'base'],
      ['Sport+', 'auto', 36690, 'middle'],
      ['GT-Line', 'turbo', 42990, 'top'],
    ],
  },
  {
    make: 'Kia', model: 'Seltos', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2019],
    series: [[2019, 'SP2']], size: [4385, 1800, 1620], tankLitres: 50, grossKg: 1880, towingKg: 1250,
    ancap: [5, 2019],
    drivelines: {
      front: ['Unleaded', 2.0, 4, 'Aspirated', 110, 180, 6.9, 'Front Wheel Drive', 'Constantly Variable', 7],
      turbo: ['Unleaded', 1.6, 4, 'Turbo', 146, 265, 7.4, 'All Wheel Drive', 'Automatic', 8],
    },
    grades: [
      ['S', 'front', 32950, 'base'],
      ['Sport+', 'front', 37950, 'middle'],
      ['GT-Line', 'turbo', 45250, 'top'],
    ],
  },
  {
    make: 'Kia', model: 'Sportage', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2013],
    series: [[2010, 'SL'], [2016, 'QL'], [2021, 'NQ5']], size: [4660, 1865, 1665], tankLitres: 54, grossKg: 2175,
    towingKg: 1900, ancap: [5, 2022],
    drivelines: {
      old: ['Unleaded', 2.0, 4, 'Aspirated', 114, 192, 7.9, 'Front Wheel Drive', 'Automatic', 6],
      petrol: ['Unleaded', 2.0, 4, 'Aspirated', 115, 192, 8.1, 'Front Wheel Drive', 'Automatic', 6],
      diesel: ['Diesel', 2.0, 4, 'Turbo', 137, 416, 6.3, 'All Wheel Drive', 'Automatic', 8],
      hybrid: ['Hybrid', 1.6, 4, 'Turbo', 169, 350, 4.9, 'Front Wheel Drive', 'Automatic', 6],
    },
    grades: [
      ['Si', 'old', 29990, 'base', [2013, 2021]],
      ['S', 'petrol', 37990, 'base', [2021]],
      ['SX', 'diesel', 43690, 'middle', [2021]],
      ['SX Hybrid', 'hybrid', 48000, 'middle', [2024]],
      ['GT-Line', 'diesel', 57250, 'top', [2018]],
    ],
  },
  {
    make: 'Kia', model: 'Sorento', body: 'SUV', picture: 'large-suv', doors: 5, seats: 7, years: [2013],
    series: [[2009, 'XM'], [2015, 'UM'], [2020, 'MQ4']], size: [4815, 1900, 1700], tankLitres: 67, grossKg: 2520,
    towingKg: 2000, ancap: [5, 2020],
    drivelines: {
      diesel: ['Diesel', 2.2, 4, 'Turbo', 148, 440, 6.1, 'All Wheel Drive', 'Dual Clutch', 8],
      v6: ['Unleaded', 3.5, 6, 'Aspirated', 200, 332, 9.7, 'Front Wheel Drive', 'Automatic', 8],
      hybrid: ['Hybrid', 1.6, 4, 'Turbo', 169, 350, 5.4, 'All Wheel Drive', 'Automatic', 6],
    },
    grades: [
      ['S', 'v6', 50880, 'base'],
      ['Sport', 'diesel', 56630, 'middle'],
      ['Sport+', 'diesel', 60270, 'middle', [2020]],
      ['GT-Line', 'diesel', 68510, 'top', [2018]],
      ['GT-Line HEV', 'hybrid', 75460, 'top', [2022]],
    ],
  },
  {
    make: 'Kia', model: 'Carnival', body: 'People Mover', picture: 'people-mover', doors: 5, seats: 8,
    years: [2015], series: [[2015, 'YP'], [2021, 'KA4']], size: [5155, 1995, 1775], tankLitres: 72, grossKg: 2780,
    towingKg: 2000, ancap: [5, 2021], holds: 1.1,
    drivelines: {
      diesel: ['Diesel', 2.2, 4, 'Turbo', 148, 440, 6.5, 'Front Wheel Drive', 'Automatic', 8],
      v6: ['Unleaded', 3.5, 6, 'Aspirated', 216, 355, 9.6, 'Front Wheel Drive', 'Automatic', 8],
      hybrid: ['Hybrid', 1.6, 4, 'Turbo', 180, 367, 5.8, 'Front Wheel Drive', 'Automatic', 6],
    },
    grades: [
      ['S', 'v6', 50150, 'base'],
      ['Si', 'diesel', 56650, 'middle'],
      ['Platinum', 'diesel', 68650, 'top'],
      ['GT-Line HEV', 'hybrid', 76640, 'top', [2024]],
    ],
  },
  {
    make: 'Kia', model: 'Stinger', body: 'Sedan', picture: 'sedan', doors: 4, seats: 5, years: [2017, 2023],
    series: [[2017, 'CK']], size: [4830, 1870, 1400], tankLitres: 60, grossKg: 2260, towingKg: 1500,
    ancap: [5, 2017],
    drivelines: {
      four: ['Premium Unleaded', 2.0, 4, 'Turbo', 182, 353, 8.8, 'Rear Wheel Drive', 'Automatic', 8],
      v6: ['Premium Unleaded', 3.3, 6, 'Twin Turbo', 274, 510, 10.2, 'Rear Wheel Drive', 'Automatic', 8],
    },
    grades: [
      ['GT-Line', 'four', 58930, 'middle'],
      ['GT', 'v6', 65620, 'top'],
    ],
  },
  {
    make: 'Kia', model: 'EV5', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2024],
    series: [[2024, 'OV1']], size: [4615, 1875, 1715], grossKg: 2520, towingKg: 1250, ancap: [5, 2024], holds: 0.85,
    drivelines: {
      front: ['Electric', 0, 0, 'Electric', 160, 310, 0, 'Front Wheel Drive', 'Reduction Gear', 1],
      awd: ['Electric', 0, 0, 'Electric', 230, 480, 0, 'All Wheel Drive', 'Reduction Gear', 1],
    },
    grades: [
      ['Air Standard Range', 'front', 56770, 'base'],
      ['Earth', 'awd', 64770, 'middle'],
      ['GT-Line', 'awd', 71770, 'top'],
    ],
  },
  {
    make: 'Kia', model: 'EV6', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2022],
    series: [[2022, 'CV']], size: [4695, 1880, 1550], grossKg: 2530, towingKg: 1600, ancap: [5, 2022], holds: 0.8,
    drivelines: {
      rear: ['Electric', 0, 0, 'Electric', 168, 350, 0, 'Rear Wheel Drive', 'Reduction Gear', 1],
      awd: ['Electric', 0, 0, 'Electric', 239, 605, 0, 'All Wheel Drive', 'Reduction Gear', 1],
    },
    grades: [
      ['Air', 'rear', 72590, 'middle'],
      ['GT-Line', 'awd', 87590, 'top'],
    ],
  },
];
