import { allCars } from '#demo/catalogue/all-cars.ts';
import { caravans } from '#demo/catalogue/caravans.ts';
import { fordAndHolden } from '#demo/catalogue/ford-and-holden.ts';
import { hyundai } from '#demo/catalogue/hyundai.ts';
import { kia } from '#demo/catalogue/kia.ts';
import { mazda } from '#demo/catalogue/mazda.ts';
import type { ModelLine } from '#demo/catalogue/model-line.ts';
import { motorcycles } from '#demo/catalogue/motorcycles.ts';
import { newerMakes } from '#demo/catalogue/newer-makes.ts';
import { toyota } from '#demo/catalogue/toyota.ts';
import { trucks } from '#demo/catalogue/trucks.ts';
import type { Backdrop } from '#demo/pictures/backdrop.ts';
import type { GeneralOfferName } from './general-offers.ts';
import type { OfferKindName } from './offer-kinds.ts';
import { presentedCaravans, type PresentedModel, presentedModels } from './presented-model.ts';

/** Another business of a dealer, whose tile leads to its page or its website. */
export interface DemoBusiness {
  name: string;
  description: string;
  override_url: string;
}

/** The content of a demo site: its models and its offers on them. */
export interface ContentPlan {
  models: readonly PresentedModel[];
  backdrops: readonly Backdrop[];
  /** The dealer's other businesses, which are tiles among the brands. */
  businesses?: readonly DemoBusiness[];
  general: readonly GeneralOfferName[];
  /** Offers on models, by make and model. */
  onModels: readonly (readonly [kind: OfferKindName, make: string, model: string])[];
}

const soldNew = (lines: readonly ModelLine[]): ModelLine[] =>
  lines.filter(({ years: [, last] }) => last === undefined);

// the table is easier to read as packed rows
// oxfmt-ignore
export const contentPlans: Readonly<Record<string, ContentPlan>> = {
  'banksia-motors': {
    models: presentedModels(allCars),
    backdrops: ['yard', 'coast'],
    general: ['tradeIn', 'warranty', 'firstCar', 'service', 'tyres', 'airConditioning', 'roadsideYear'],
    onModels: [
      ['used', 'Toyota', 'Corolla'], ['used', 'Mazda', 'CX-5'], ['used', 'Toyota', 'RAV4'], ['used', 'Hyundai', 'i30'],
      ['used', 'Kia', 'Cerato'], ['finance', 'Toyota', 'Camry'], ['used', 'Ford', 'Ranger'],
    ],
  },
  'kestrel-auto': {
    models: presentedModels([...soldNew(toyota), ...soldNew(mazda), ...soldNew(kia)]),
    backdrops: ['showroom', 'studio-light', 'coast'],
    general: ['tradeIn', 'service', 'tyres', 'airConditioning', 'roadsideYear'],
    onModels: [
      ['driveAway', 'Kia', 'Seltos'], ['finance', 'Toyota', 'Corolla'], ['bonus', 'Mazda', 'CX-5'],
      ['demonstrator', 'Toyota', 'RAV4'], ['driveAway', 'Mazda', 'CX-30'], ['business', 'Toyota', 'HiLux'],
      ['finance', 'Kia', 'Sportage'], ['accessories', 'Toyota', 'LandCruiser'], ['demonstrator', 'Kia', 'Carnival'],
      ['driveAway', 'Toyota', 'Yaris Cross'], ['bonus', 'Kia', 'Picanto'], ['business', 'Toyota', 'HiAce'],
      ['finance', 'Mazda', 'CX-5'], ['driveAway', 'Mazda', '2'], ['accessories', 'Kia', 'Sorento'],
      ['bonus', 'Toyota', 'Camry'], ['demonstrator', 'Mazda', 'CX-3'], ['business', 'Mazda', 'BT-50'],
      ['finance', 'Toyota', 'RAV4'], ['accessories', 'Mazda', 'MX-5'], ['driveAway', 'Kia', 'Sportage'],
    ],
  },
  'wandering-van-co': {
    models: presentedCaravans(caravans),
    backdrops: ['coast', 'yard'],
    general: ['firstNight', 'storage', 'bearings'],
    onModels: [
      ['towAway', 'Wattlebird', 'Honeyeater'], ['towAway', 'Coolibah', 'Billabong'],
      ['showSpecial', 'Saltbush', 'Gibber'], ['towAway', 'Tidewater', 'Sandpiper'],
      ['towAway', 'Saltbush', 'Claypan'], ['showSpecial', 'Ironbark', 'Tor'], ['finance', 'Ironbark', 'Escarpment'],
      ['towAway', 'Wattlebird', 'Noisy Miner'], ['showSpecial', 'Tidewater', 'Dotterel'],
      ['towAway', 'Coolibah', 'Jumbuck'],
    ],
  },
  'southern-cross-group': {
    models: [
      ...presentedModels([...soldNew(hyundai), ...soldNew(fordAndHolden), ...soldNew(newerMakes), ...soldNew(trucks)]),
      ...presentedModels(soldNew(motorcycles)),
    ],
    backdrops: ['studio-dark', 'showroom', 'yard'],
    businesses: [
      { name: 'Southern Cross Finance', description: 'Loans for every licence', override_url: 'https://finance.southern-cross.example' },
      { name: 'Southern Cross Fleet', description: 'Vehicles for business', override_url: '/fleet' },
      { name: 'Southern Cross Parts', description: 'Genuine parts, posted', override_url: '/vehicle-parts-and-accessories' },
      { name: 'Southern Cross Rental', description: 'By the day or week', override_url: 'https://rental.southern-cross.example' },
    ],
    general: ['tradeIn', 'service', 'fleetService', 'tyres'],
    onModels: [
      ['driveAway', 'Hyundai', 'i30'], ['ridingGear', 'Yamaha', 'MT-07'], ['business', 'Isuzu', 'NPR'],
      ['finance', 'Ford', 'Ranger'], ['ridingGear', 'Royal Enfield', 'Interceptor 650'], ['business', 'Hino', '300'],
      ['driveAway', 'MG', 'ZS'], ['bonus', 'Hyundai', 'Tucson'], ['ridingGear', 'Triumph', 'Trident 660'],
      ['business', 'Fuso', 'Canter'], ['demonstrator', 'Hyundai', 'Santa Fe'], ['finance', 'Harley-Davidson', 'Nightster'],
      ['driveAway', 'Isuzu', 'MU-X'], ['bonus', 'Kawasaki', 'Z650'], ['business', 'IVECO', 'Daily'],
    ],
  },
};
