import { type ChoiceAttribute, choiceAttributes } from '#domain/vehicle/facets.ts';
import { type StockVocabulary, stockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';

type Described = Partial<Record<ChoiceAttribute, string | readonly string[] | undefined>>;

/** The vocabulary of a stock of the described vehicles. */
export function vocabularyOf(vehicles: readonly Described[]): StockVocabulary {
  const inStock = vehicles.filter(({ status = 'in_stock' }) => status === 'in_stock');
  return stockVocabulary(facetsOf(vehicles), facetsOf(inStock), []);
}

function facetsOf(vehicles: readonly Described[]) {
  return Object.fromEntries(
    choiceAttributes.map((attribute): [string, [string, number][]] => {
      const counts = new Map<string, number>();
      for (const vehicle of vehicles) {
        const value =
          attribute === 'make_model'
            ? `${String(vehicle.make)} ${String(vehicle.model)}`
            : vehicle[attribute];
        for (const one of Array.isArray(value) ? value : [value]) {
          if (one !== undefined) counts.set(String(one), (counts.get(String(one)) ?? 0) + 1);
        }
      }
      return [attribute, [...counts].sort((a, b) => b[1] - a[1])];
    }),
  );
}

const vehicle = (make: string, model: string, others: Described = {}): Described => ({
  make,
  model,
  car_type: 'used',
  ...others,
});

/** A yard with a little of everything. */
export const yard = vocabularyOf([
  vehicle('Toyota', 'Corolla', { body: 'hatch', fuel: 'Petrol', seats: '5', colour: 'White' }),
  vehicle('Toyota', 'LandCruiser Prado', { body: 'suv', fuel: 'Diesel', seats: '7', drive: '4WD' }),
  vehicle('Toyota', 'HiLux', { body: 'ute', fuel: 'Diesel', badge: 'SR5', transmission: 'Manual' }),
  vehicle('Mazda', '3', { body: 'hatch', city: 'Brisbane', state: 'QLD', drive: 'FWD' }),
  vehicle('Mazda', 'CX-5', { body: 'suv', drive: 'AWD', badge: 'Maxx Sport', car_type: 'demo' }),
  vehicle('Kia', 'Sorento', {
    body: 'suv',
    seats: '7',
    transmission: 'Automatic',
    car_type: 'new',
  }),
  vehicle('Tesla', 'Model 3', {
    body: 'sedan',
    fuel: 'Electric',
    city: 'Gold Coast',
    state: 'QLD',
  }),
  vehicle('Honda', 'City', { body: 'sedan', fuel: 'Hybrid', colour: 'Orange', city: 'Orange' }),
  vehicle('Peugeot', '2008', { body: 'suv', state: 'NSW', city: 'Sydney' }),
  vehicle('Ford', 'Ranger', { body: 'ute', badge: 'Wildtrak', certified: 'true' }),
  vehicle('Hyundai', 'i30', {
    body: 'hatch',
    colour: 'Red',
    location_name: 'North Shore Pre-Owned',
  }),
  vehicle('Mercedes-Benz', 'Vito', {
    body: 'van',
    filtered_features: ['Apple CarPlay', 'Sunroof'],
  }),
  vehicle('Fiat', 'Ducato', { body: 'motorhome' }),
  vehicle('Citroën', 'Ducato', { body: 'van', weekly_price_range: '100-149' }),
  vehicle('Volkswagen', 'Golf', { body: 'hatch', colour: 'Silver' }),
]);
