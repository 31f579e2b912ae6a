import type { Listing } from '#domain/catalogue/listing.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { someVehicle } from './vehicles.ts';

/** A listing that every advertiser accepts; tests override only what they are about. */
export function someListing(
  vehicle: Partial<Vehicle> = {},
  listing: Partial<Listing> = {},
): Listing {
  return {
    vehicle: someVehicle({
      vin: 'JTNKHMBX701000001',
      colour: 'White',
      simple_body: 'hatch',
      simple_fuel: 'Petrol',
      simple_drive: 'FWD',
      simple_transmission: 'Automatic',
      ...vehicle,
    }),
    title: '2019 Toyota Corolla Ascent',
    comments: 'One owner.',
    summary: 'Used 2019 Toyota Corolla Ascent, 45,000 km.',
    price_note: 'Price: Drive away',
    url: 'https://yard.example/cars/2019-toyota-corolla-ascent-1',
    pictures: [
      'https://yard.example/pictures/1/0-a/1280.jpg',
      'https://yard.example/pictures/1/1-b/1280.jpg',
    ],
    price: 19_990,
    price_basis: 'drive_away',
    is_manufacturer_certified: false,
    dealer: { id: 'yard', name: 'Yard' },
    place: {
      store_code: 'YARD-1',
      street: '1 Station Street',
      city: 'Parramatta',
      state: 'NSW',
      postcode: '2150',
      lat: -33.8,
      long: 151,
    },
    ...listing,
  };
}
