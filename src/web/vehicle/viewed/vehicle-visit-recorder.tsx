import { useEffect } from 'react';
import { isPageOfForgotten } from '#web/site/forget-person.ts';
import { useSite } from '#web/site/use-site.ts';
import { registerPageVehicle } from '#web/visit/page-vehicle.ts';
import { recordEvent } from '#web/visit/record-event.ts';
import { storeViewedVehicle, type ViewedVehicle } from './viewed-vehicles.ts';

/** Adds the vehicle to the viewed vehicles, and records the view in the dealer's analytics. */
export function VehicleVisitRecorder({
  vehicle,
  isUsed,
  dealership,
}: {
  vehicle: ViewedVehicle;
  isUsed: boolean;
  dealership: string;
}) {
  const { slug } = useSite();
  useEffect(() => registerPageVehicle({ id: vehicle.id, dealership }), [vehicle.id, dealership]);
  useEffect(() => {
    if (!isPageOfForgotten(slug, location.pathname + location.search))
      storeViewedVehicle(slug, vehicle);
    const { id, make, model } = vehicle;
    const content = { car_id: id, make, model, currency: 'AUD', country: 'Australia' };
    recordEvent('viewContent', content);
    if (isUsed) recordEvent('usedVehicleViewed', content);
  }, [slug, vehicle, isUsed]);
  return null;
}
