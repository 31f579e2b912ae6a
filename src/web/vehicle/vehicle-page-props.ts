import type { ReactNode } from 'react';
import type { VehicleView } from './vehicle-view.ts';

/** The rendered parts of a vehicle's page, which a template arranges. */
export interface VehiclePageProps {
  view: VehicleView;
  /** The bar above the page that states another city. */
  announcement: ReactNode;
  trail: ReactNode;
  /** Pictures, spin and interior. */
  media: ReactNode;
  /** Name, key information, price, finance and actions. */
  side: ReactNode;
  /** Links to the page's sections. */
  sections: ReactNode;
  /** The price compared with the market. */
  gauge: ReactNode;
  comments: ReactNode;
  used: ReactNode;
  facts: ReactNode;
  video: ReactNode;
  calculators: ReactNode;
  location: ReactNode;
  enquiry: ReactNode;
  similar: ReactNode;
  /** The vehicles that this browser has viewed before. */
  viewed: ReactNode;
  /** The bars that stay on screen while the page scrolls. */
  bars: ReactNode;
}
