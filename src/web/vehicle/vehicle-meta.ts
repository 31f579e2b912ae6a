import type { MetaDescriptor } from 'react-router';
import { specificationGroup } from '#domain/vehicle/display/line-groups.ts';
import { bodyLabel } from '#domain/vehicle/spelling/simple-body.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { vehicleShareCard, vehicleSharePath } from '#site/share/share-card.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import type { PictureView } from '#web/ui/card/picture-view.ts';
import { dealerPart } from '#web/site/structured-data.ts';
import type { VehicleView } from './vehicle-view.ts';

/** The number of key facts in the description. */
const DESCRIBED_FACTS = 4;

/** The meta tags and structured data of a vehicle's page. */
export function vehicleMeta(
  view: VehicleView,
  picture: PictureView | undefined,
  vehicle: Vehicle,
  settings: SiteSettings,
  origin: string,
): MetaDescriptor[] {
  const path = `/cars/${view.slug}`;
  const share = vehicleSharePath(view.slug, vehicleShareCard(vehicle, settings));
  const name = [view.title, view.subtitle].filter(Boolean).join(' ');
  const title = `${view.condition} ${name} | ${settings.name}`;
  const place = view.location ? ` in ${view.location.place}` : '';
  const description = view.available
    ? `${name}${priceText(view)}${place}. ${specificationGroup('key', view.facts.lines)
        .slice(0, DESCRIBED_FACTS)
        .map(({ value }) => value)
        .join(', ')}.`
    : `${name} has been sold. See similar vehicles at ${settings.name}.`;
  return pageMeta({
    title,
    description,
    type: 'product',
    canonical: path,
    origin,
    settings,
    trail: [
      ...view.pagesAbove.map(({ label, href }) => ({ name: label, path: href })),
      { name, path },
    ],
    share: { path: share, alt: [name, view.price.text].filter(Boolean).join(', ') },
    data: [
      vehicleData(
        view,
        vehicle,
        settings,
        origin + path,
        // a vehicle without a photograph has the card that is drawn for it
        origin + (picture ? `${picture.base}/1280.jpg` : share),
      ),
    ],
  });
}

/** The price and its label; empty if the page shows no price. */
function priceText({ price }: VehicleView): string {
  if (price.amount === undefined) return '';
  return ` for ${[price.text, price.label].filter(Boolean).join(' ')}`;
}

function vehicleData(
  view: VehicleView,
  vehicle: Vehicle,
  settings: SiteSettings,
  url: string,
  image: string,
) {
  const { amount, kind } = view.price;
  const body = bodyLabel(vehicle);
  const wheels = driveWheels[vehicle.simple_drive ?? ''];
  return {
    '@context': 'https://schema.org',
    '@type':
      vehicle.item_type === 'motorcycle'
        ? 'Motorcycle'
        : vehicle.item_type === 'car'
          ? 'Car'
          : 'Vehicle',
    name: vehicle.name,
    url,
    image,
    ...(vehicle.vin && { vehicleIdentificationNumber: vehicle.vin }),
    ...(vehicle.stocknum && { sku: vehicle.stocknum }),
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    ...(vehicle.year !== undefined && { vehicleModelDate: String(vehicle.year) }),
    ...(vehicle.colour && { color: vehicle.colour }),
    ...(vehicle.interior_colour && { vehicleInteriorColor: vehicle.interior_colour }),
    ...(body && { bodyType: body }),
    ...(vehicle.badge && { vehicleConfiguration: vehicle.badge }),
    ...(vehicle.simple_transmission && { vehicleTransmission: vehicle.simple_transmission }),
    ...(wheels && { driveWheelConfiguration: `https://schema.org/${wheels}` }),
    ...(vehicle.simple_fuel && {
      vehicleEngine: { '@type': 'EngineSpecification', fuelType: vehicle.simple_fuel },
    }),
    ...(vehicle.doors !== undefined && { numberOfDoors: vehicle.doors }),
    ...(vehicle.seats !== undefined && { vehicleSeatingCapacity: vehicle.seats }),
    ...(vehicle.km !== undefined && {
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: vehicle.km, unitCode: 'KMT' },
    }),
    itemCondition: `https://schema.org/${vehicle.car_type === 'new' ? 'NewCondition' : 'UsedCondition'}`,
    ...(amount !== undefined &&
      kind !== 'subscription' && {
        offers: {
          '@type': 'Offer',
          price: amount,
          priceCurrency: 'AUD',
          url,
          availability: `https://schema.org/${availability(vehicle.status)}`,
          seller: dealerPart(settings, new URL(url).origin),
        },
      }),
  };
}

const driveWheels: Readonly<Record<string, string>> = {
  '4WD': 'FourWheelDriveConfiguration',
  AWD: 'AllWheelDriveConfiguration',
  FWD: 'FrontWheelDriveConfiguration',
  RWD: 'RearWheelDriveConfiguration',
};

function availability(status: string): string {
  if (status === 'coming_soon') return 'PreOrder';
  return status === 'in_stock' ? 'InStock' : 'SoldOut';
}
