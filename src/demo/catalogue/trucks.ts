import type { DemoBody } from '#demo/pictures/demo-body.ts';
import type { Gearbox, ModelLine } from './model-line.ts';

/**
 * Make, model, badge, body, picture, seats, litres, cylinders, kW, Nm, gearbox, gears, gross kg, metres long, dollars,
 * years.
 */
type Truck = readonly [
  make: string,
  model: string,
  badge: string,
  body: string,
  picture: DemoBody,
  seats: number,
  litres: number,
  cylinders: number,
  kilowatts: number,
  newtonMetres: number,
  gearbox: Gearbox,
  gears: number,
  grossKg: number,
  metresLong: number,
  dollarsNew: number,
  years: readonly [first: number, last?: number],
];

// the table is easier to read as packed rows
// oxfmt-ignore
const rows: readonly Truck[] = [
  ['Isuzu', 'NLR', '45-150 Traypack', 'Tray Truck', 'tray-truck', 3, 3.0, 4, 110, 375, 'Automatic', 6, 4500, 5.1, 69990, [2012]],
  ['Isuzu', 'NLS', '45-150 AWD', 'Tray Truck', 'tray-truck', 3, 3.0, 4, 110, 375, 'Manual', 5, 4500, 5.2, 84990, [2014]],
  ['Isuzu', 'NPR', '45/55-155 Tipper', 'Tipper Truck', 'tray-truck', 3, 5.2, 4, 114, 419, 'Manual', 6, 5500, 5.6, 88990, [2012]],
  ['Isuzu', 'NPR', '65/45-190 Servicepack', 'Light Truck', 'box-truck', 3, 5.2, 4, 140, 513, 'Automatic', 6, 6500, 6.1, 104990, [2014]],
  ['Isuzu', 'NQR', '87/80-190 Pantech', 'Pantech Truck', 'box-truck', 3, 5.2, 4, 140, 513, 'Automatic', 6, 8700, 8.2, 129990, [2013]],
  ['Isuzu', 'FRR', '110-260 Curtainsider', 'Pantech Truck', 'box-truck', 3, 5.2, 4, 191, 761, 'Automatic', 6, 11000, 8.9, 164990, [2014]],
  ['Hino', '300', '616 Hybrid', 'Light Truck', 'box-truck', 3, 4.0, 4, 121, 464, 'Automatic', 6, 4495, 5.9, 83990, [2013]],
  ['Hino', '300', '717 Tray', 'Tray Truck', 'tray-truck', 3, 4.0, 4, 121, 464, 'Automatic', 6, 6500, 6.2, 92990, [2013]],
  ['Hino', '300', '721 Crew Tipper', 'Tipper Truck', 'tray-truck', 6, 5.1, 4, 151, 600, 'Manual', 6, 7000, 6.7, 109990, [2016]],
  ['Hino', '500', 'FC 1124 Pantech', 'Pantech Truck', 'box-truck', 3, 5.1, 4, 176, 794, 'Automatic', 6, 10400, 8.7, 158990, [2016]],
  ['Hino', '500', 'FE 1426 Tautliner', 'Pantech Truck', 'box-truck', 3, 7.7, 6, 191, 794, 'Manual', 9, 14000, 9.6, 189990, [2015]],
  ['Fuso', 'Canter', '515 City Cab', 'Tray Truck', 'tray-truck', 3, 3.0, 4, 110, 370, 'Dual Clutch', 6, 4500, 4.9, 67990, [2012]],
  ['Fuso', 'Canter', '615 Tipper', 'Tipper Truck', 'tray-truck', 3, 3.0, 4, 110, 370, 'Dual Clutch', 6, 5500, 5.2, 89990, [2014]],
  ['Fuso', 'Canter', '815 Wide Pantech', 'Pantech Truck', 'box-truck', 3, 3.0, 4, 129, 430, 'Dual Clutch', 6, 7500, 7.3, 98990, [2013]],
  ['Fuso', 'Fighter', '1124 Beavertail', 'Tray Truck', 'tray-truck', 3, 7.5, 6, 180, 686, 'Manual', 6, 10400, 8.4, 149990, [2013, 2023]],
  ['IVECO', 'Daily', '50C 17 Van Body', 'Light Truck', 'box-truck', 3, 3.0, 4, 125, 430, 'Automatic', 8, 5200, 6.9, 86990, [2016]],
  ['IVECO', 'Daily', '70C 18 Tray', 'Tray Truck', 'tray-truck', 3, 3.0, 4, 132, 430, 'Automatic', 8, 7000, 7.0, 96990, [2016]],
  ['IVECO', 'Eurocargo', 'ML120 Pantech', 'Pantech Truck', 'box-truck', 3, 6.7, 6, 184, 850, 'Automatic', 6, 12000, 9.1, 169990, [2016]],
  ['Hyundai', 'Mighty', 'EX6 SWB Tray', 'Tray Truck', 'tray-truck', 3, 3.9, 4, 125, 608, 'Manual', 5, 6500, 5.6, 59990, [2019]],
  ['UD', 'Condor', 'PK 17 280', 'Pantech Truck', 'box-truck', 3, 7.5, 6, 206, 883, 'Automatic', 6, 16500, 9.9, 179990, [2013, 2022]],
];

export const trucks: readonly ModelLine[] = rows.map(
  ([
    make,
    model,
    badge,
    body,
    picture,
    seats,
    litres,
    cylinders,
    kilowatts,
    newtonMetres,
    gearbox,
    gears,
    grossKg,
    metres,
    dollars,
    years,
  ]) => ({
    make,
    model,
    kind: 'truck',
    body,
    picture,
    doors: seats > 3 ? 4 : 2,
    seats,
    years,
    size: [metres * 1000, 2100 + Math.round(grossKg / 50), 2300 + Math.round(grossKg / 20)],
    grossKg,
    towingKg: 3500,
    tankLitres: 100,
    holds: 1.1,
    drivelines: {
      only: [
        'Diesel',
        litres,
        cylinders,
        'Turbo',
        kilowatts,
        newtonMetres,
        10 + grossKg / 1500,
        'Rear Wheel Drive',
        gearbox,
        gears,
      ],
    },
    grades: [[badge, 'only', dollars, 'middle']],
  }),
);
