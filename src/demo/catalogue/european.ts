import type { ModelLine } from './model-line.ts';

// the table is easier to read as packed rows
// oxfmt-ignore
export const european: readonly ModelLine[] = [
  {
    make: 'Volkswagen', model: 'Golf', body: 'Hatchback', picture: 'hatch', doors: 5, seats: 5, years: [2012],
    series: [[2009, 'VI'], [2013, 'VII'], [2017, '7.5'], [2021, '8']], size: [4284, 1789, 1491], tankLitres: 50,
    ancap: [5, 2019],
    drivelines: {
      small: ['Premium Unleaded', 1.4, 4, 'Turbo', 110, 250, 5.8, 'Front Wheel Drive', 'Dual Clutch', 7],
      gti: ['Premium Unleaded', 2.0, 4, 'Turbo', 180, 370, 7.0, 'Front Wheel Drive', 'Dual Clutch', 7],
      gtiManual: ['Premium Unleaded', 2.0, 4, 'Turbo', 169, 350, 6.6, 'Front Wheel Drive', 'Manual', 6],
      r: ['Premium Unleaded', 2.0, 4, 'Turbo', 235, 400, 7.8, 'All Wheel Drive', 'Dual Clutch', 7],
    },
    grades: [
      ['110TSI Comfortline', 'small', 30990, 'middle', [2013, 2020]],
      ['110TSI Life', 'small', 38690, 'middle', [2021]],
      ['GTI', 'gtiManual', 43490, 'top', [2012, 2016]],
      ['GTI', 'gti', 55490, 'top', [2017]],
      ['R', 'r', 68990, 'top', [2014]],
    ],
  },
  {
    make: 'Volkswagen', model: 'Tiguan', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2012],
    series: [[2008, '5N'], [2016, '5NA']], size: [4509, 1839, 1675], tankLitres: 60, grossKg: 2250, towingKg: 2500,
    ancap: [5, 2016], holds: 0.96,
    drivelines: {
      front: ['Premium Unleaded', 1.4, 4, 'Turbo', 110, 250, 7.7, 'Front Wheel Drive', 'Dual Clutch', 6],
      petrol: ['Premium Unleaded', 2.0, 4, 'Turbo', 132, 320, 8.6, 'All Wheel Drive', 'Dual Clutch', 7],
      diesel: ['Diesel', 2.0, 4, 'Turbo', 147, 400, 6.2, 'All Wheel Drive', 'Dual Clutch', 7],
    },
    grades: [
      ['110TSI Life', 'front', 44890, 'middle', [2016]],
      ['132TSI Life', 'petrol', 48990, 'middle'],
      ['147TDI Elegance', 'diesel', 59590, 'top', [2021]],
    ],
  },
  {
    make: 'Volkswagen', model: 'Amarok', body: 'Dual Cab Utility', picture: 'ute', doors: 4, seats: 5,
    years: [2012], series: [[2011, '2H'], [2023, 'NF']], size: [5350, 1910, 1888], tankLitres: 80, grossKg: 3250,
    towingKg: 3500, ancap: [5, 2022], holds: 1.05,
    drivelines: {
      v6: ['Diesel', 3.0, 6, 'Turbo', 190, 580, 9.0, '4x4', 'Automatic', 8],
      newV6: ['Diesel', 3.0, 6, 'Turbo', 184, 600, 8.4, '4x4', 'Automatic', 10],
    },
    grades: [
      ['V6 TDI 580 Highline', 'v6', 68490, 'top', [2017, 2022]],
      ['TDI600 Style', 'newV6', 70990, 'middle', [2023]],
      ['TDI600 Aventura', 'newV6', 79990, 'top', [2023]],
    ],
  },
  {
    make: 'BMW', model: '320i', body: 'Sedan', picture: 'sedan', doors: 4, seats: 5, years: [2012],
    series: [[2012, 'F30'], [2019, 'G20']], size: [4709, 1827, 1442], tankLitres: 59, ancap: [5, 2019], holds: 0.85,
    drivelines: {
      petrol: ['Premium Unleaded', 2.0, 4, 'Turbo', 135, 300, 6.5, 'Rear Wheel Drive', 'Automatic', 8],
    },
    grades: [
      ['Luxury Line', 'petrol', 70900, 'middle'],
      ['M Sport', 'petrol', 78900, 'top'],
    ],
  },
  {
    make: 'BMW', model: 'X3', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2012],
    series: [[2011, 'F25'], [2018, 'G01'], [2025, 'G45']], size: [4708, 1891, 1676], tankLitres: 65, grossKg: 2400,
    towingKg: 2400, ancap: [5, 2017], holds: 0.88,
    drivelines: {
      petrol: ['Premium Unleaded', 2.0, 4, 'Turbo', 185, 350, 7.8, 'All Wheel Drive', 'Automatic', 8],
      diesel: ['Diesel', 2.0, 4, 'Turbo', 140, 400, 5.7, 'All Wheel Drive', 'Automatic', 8],
    },
    grades: [
      ['xDrive20d', 'diesel', 81900, 'middle', [2012, 2024]],
      ['xDrive30i M Sport', 'petrol', 96700, 'top', [2018]],
    ],
  },
  {
    make: 'Mercedes-Benz', model: 'C200', body: 'Sedan', picture: 'sedan', doors: 4, seats: 5, years: [2012],
    series: [[2007, 'W204'], [2014, 'W205'], [2022, 'W206']], size: [4751, 1820, 1437], tankLitres: 66,
    ancap: [5, 2022], holds: 0.84,
    drivelines: {
      petrol: ['Premium Unleaded', 1.5, 4, 'Turbo', 150, 300, 6.9, 'Rear Wheel Drive', 'Automatic', 9],
    },
    grades: [
      ['Avantgarde', 'petrol', 66900, 'middle'],
      ['AMG Line', 'petrol', 82700, 'top', [2018]],
    ],
  },
  {
    make: 'Mercedes-Benz', model: 'GLC300', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2018],
    series: [[2016, 'X253'], [2023, 'X254']], size: [4716, 1890, 1640], tankLitres: 66, grossKg: 2460,
    towingKg: 2400, ancap: [5, 2022], holds: 0.88,
    drivelines: {
      petrol: ['Premium Unleaded', 2.0, 4, 'Turbo', 190, 400, 7.8, 'All Wheel Drive', 'Automatic', 9],
    },
    grades: [['4MATIC AMG Line', 'petrol', 103370, 'top']],
  },
  {
    make: 'Mercedes-Benz', model: 'C300', body: 'Convertible', picture: 'convertible', doors: 2, seats: 4,
    years: [2016, 2023], series: [[2016, 'A205']], size: [4686, 1810, 1409], tankLitres: 66, ancap: [5, 2014],
    holds: 0.86,
    drivelines: {
      petrol: ['Premium Unleaded', 2.0, 4, 'Turbo', 190, 370, 7.4, 'Rear Wheel Drive', 'Automatic', 9],
    },
    grades: [['Cabriolet', 'petrol', 105900, 'top']],
  },
  {
    make: 'Audi', model: 'Q5', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2012],
    series: [[2009, '8R'], [2017, 'FY']], size: [4682, 1893, 1662], tankLitres: 70, grossKg: 2400, towingKg: 2000,
    ancap: [5, 2017], holds: 0.86,
    drivelines: {
      diesel: ['Diesel', 2.0, 4, 'Turbo', 150, 400, 5.7, 'All Wheel Drive', 'Dual Clutch', 7],
      petrol: ['Premium Unleaded', 2.0, 4, 'Turbo', 183, 370, 8.0, 'All Wheel Drive', 'Dual Clutch', 7],
    },
    grades: [
      ['40 TDI quattro Sport', 'diesel', 75000, 'middle'],
      ['45 TFSI quattro S line', 'petrol', 86000, 'top', [2018]],
    ],
  },
  {
    make: 'Audi', model: 'A3', body: 'Hatchback', picture: 'hatch', doors: 5, seats: 5, years: [2013],
    series: [[2013, '8V'], [2021, '8Y']], size: [4343, 1816, 1449], tankLitres: 50, ancap: [5, 2020], holds: 0.88,
    drivelines: {
      petrol: ['Premium Unleaded', 1.4, 4, 'Turbo', 110, 250, 5.0, 'Front Wheel Drive', 'Dual Clutch', 7],
    },
    grades: [
      ['35 TFSI Sportback', 'petrol', 46900, 'middle'],
      ['35 TFSI Sportback S line', 'petrol', 52500, 'top', [2019]],
    ],
  },
  {
    make: 'Skoda', model: 'Octavia', body: 'Wagon', picture: 'wagon', doors: 5, seats: 5, years: [2014],
    series: [[2013, 'NE'], [2021, 'NX']], size: [4689, 1829, 1468], tankLitres: 50, ancap: [5, 2019],
    drivelines: {
      small: ['Premium Unleaded', 1.4, 4, 'Turbo', 110, 250, 5.7, 'Front Wheel Drive', 'Automatic', 8],
      rs: ['Premium Unleaded', 2.0, 4, 'Turbo', 180, 370, 6.8, 'Front Wheel Drive', 'Dual Clutch', 7],
    },
    grades: [
      ['110TSI Style', 'small', 40990, 'middle'],
      ['RS', 'rs', 54990, 'top'],
    ],
  },
  {
    make: 'Land Rover', model: 'Discovery Sport', body: 'SUV', picture: 'suv', doors: 5, seats: 7, years: [2015],
    series: [[2015, 'L550']], size: [4597, 1904, 1727], tankLitres: 65, grossKg: 2680, towingKg: 2200,
    ancap: [5, 2014], holds: 0.84,
    drivelines: {
      diesel: ['Diesel', 2.0, 4, 'Turbo', 132, 430, 6.3, 'All Wheel Drive', 'Automatic', 9],
      petrol: ['Premium Unleaded', 2.0, 4, 'Turbo', 183, 365, 8.1, 'All Wheel Drive', 'Automatic', 9],
    },
    grades: [
      ['TD4 SE', 'diesel', 66500, 'middle', [2015, 2020]],
      ['P250 R-Dynamic SE', 'petrol', 83900, 'top', [2020]],
    ],
  },
  {
    make: 'Volvo', model: 'XC60', body: 'SUV', picture: 'suv', doors: 5, seats: 5, years: [2013],
    series: [[2009, 'DZ'], [2017, 'UZ']], size: [4708, 1902, 1658], tankLitres: 71, grossKg: 2400, towingKg: 2400,
    ancap: [5, 2017], holds: 0.9,
    drivelines: {
      petrol: ['Premium Unleaded', 2.0, 4, 'Turbo', 183, 350, 7.6, 'All Wheel Drive', 'Automatic', 8],
      plugIn: ['Plug-in Hybrid', 2.0, 4, 'Turbo', 340, 709, 1.6, 'All Wheel Drive', 'Automatic', 8],
    },
    grades: [
      ['B5 Plus', 'petrol', 78990, 'middle'],
      ['T8 Ultimate', 'plugIn', 101990, 'top', [2020]],
    ],
  },
];
