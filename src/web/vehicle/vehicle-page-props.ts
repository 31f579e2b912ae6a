import type { ReactNode } from 'react';
import type { VehicleView } from './vehicle-view.ts';

/** The parts of the vehicle page, ready made; a template arranges them. */
export interface VehiclePageProps {
  view: VehicleView;
  trail: ReactNode;
  gallery: ReactNode;
  price: ReactNode;
  highlights: ReactNode;
  specifications: ReactNode;
  comments: ReactNode;
  calculators: ReactNode;
  location: ReactNode;
  actions: ReactNode;
  enquiry: ReactNode;
}
