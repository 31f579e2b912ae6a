import type { ReactNode } from 'react';
import type { VehicleView } from './vehicle-view.ts';

/** The parts of the vehicle page, ready made; a template arranges them. */
export interface VehiclePageProps {
  view: VehicleView;
  /** Above the page: where a vehicle is that stands elsewhere. */
  announcement: ReactNode;
  trail: ReactNode;
  /** Pictures, spin and interior. */
  media: ReactNode;
  /** Price, key information, what can be done, finance. */
  side: ReactNode;
  /** The price beside the market's. */
  gauge: ReactNode;
  comments: ReactNode;
  used: ReactNode;
  facts: ReactNode;
  video: ReactNode;
  calculators: ReactNode;
  location: ReactNode;
  enquiry: ReactNode;
  similar: ReactNode;
  /** What stays in reach while the page is scrolled. */
  bars: ReactNode;
}
