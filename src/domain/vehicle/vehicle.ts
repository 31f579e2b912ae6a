/**
 * A vehicle as described by a dealer's feed and stored by the platform. Field names come from the specification
 * ("Car"), because feeds, the search service and browser storage use them too.
 *
 * An unknown field is absent; it is never `null`, `''` or `NaN`.
 */
export interface Vehicle extends VehicleFacts {
  /** Assigned by the platform; stable for the life of the vehicle. */
  id: number;
  /** Last part of `/cars/{slug}`; stable for the life of the vehicle. */
  slug: string;
  dealership_slug: string;
  status: VehicleStatus;
  /** ISO 8601 instants, UTC. */
  created_at: string;
  updated_at: string;
  sold_date_timestamp?: string;
}

/** The facts that a feed can supply: every field that the platform does not set itself. */
export interface VehicleFacts {
  // identity and text
  stocknum?: string;
  vin?: string;
  nvic?: string;
  /** RedBook code, which other marketplaces match on. */
  redbook_code?: string;
  regplate?: string;
  /** ISO date. */
  rego_expiry?: string;
  name: string;
  carsales_title?: string;
  year?: number;
  make: string;
  model: string;
  badge?: string;
  series?: string;
  colour?: string;
  interior_colour?: string;
  dealercomments?: string;
  tag?: string;
  certified?: boolean;
  /** URL of the vehicle history report. */
  file?: string;
  item_type: VehicleKind;

  // classification
  car_type: CarType;
  reserved?: boolean;
  show_on_dealer_website: boolean;
  categories?: string[];
  /** 0 to 14; a site's settings say which tiers it hides. */
  hidden_tier?: number;

  // price, whole dollars
  price?: number;
  price_type?: string;
  price_basis?: PriceBasis;
  egc_price?: number;
  drive_away_price?: number;
  before_price?: number;
  offer_price?: number;
  /** Dollars a week. */
  subscription_price?: number;
  preorder?: boolean;
  checkout_enabled?: boolean;
  payment_processors?: string[];

  // attributes
  km?: number;
  fuel?: string;
  simple_fuel?: string;
  body?: string;
  simple_body?: string;
  trans?: string;
  simple_transmission?: string;
  drive?: string;
  simple_drive?: string;
  seats?: number;
  doors?: number;
  cylinders?: number;
  engine_size?: string;
  engine_size_litres?: number;
  induction?: string;
  gearnum?: number;
  geartype?: string;
  bodyconfiguration?: string;
  /** Litres per 100 km, combined cycle. */
  fuelconsumptioncombined?: number;
  /** Litres. */
  fuelcapacity?: number;
  /** Kilograms. */
  grossvehiclemass?: number;
  towingcapacitybraked?: number;
  /** Millimetres. */
  vehiclelength?: number;
  vehicleheight?: number;
  vehiclewidth?: number;
  torque?: string;
  power?: string;
  /** Stars, 0 to 5, and the year of the rating. */
  ancaprating?: number;
  ancap_year?: number;
  /** `YYYY-MM` or an ISO date. */
  build_date?: string;
  compliance_date?: string;
  /** ISO date on which a vehicle that is coming soon should arrive. */
  delivery_date?: string;
  standardEquipment?: string[];
  /** Equipment that shoppers can filter on. */
  filtered_features?: string[];

  // caravans: feet and kilograms
  body_length?: number;
  body_width?: number;
  tare_weight?: number;
  aggregate_trailer_mass?: number;
  axle_type?: string;
  sleeps?: number;

  // media
  images?: VehicleImage[];
  photos_count?: number;
  video_url?: string;
  external_video_url?: string;
  /** URLs of the spin's frames, in turning order. */
  spin_images?: string[];
  spin_interior_image?: string;
  spin_code?: string;
  hotspots?: Hotspots;

  // place
  location_id?: string;
  location_name?: string;
  city?: string;
  state?: string;
  private_suburb?: string;
  private_postcode?: string;

  // partner data that a feed can carry
  finance_lenders?: Record<string, FinanceLenderEntry>;
  youxQuote?: { weeklyRepaymentAmount: number; advertisedRate: number; comparisonRate: number };
  autograb_data?: { state_average_market_price?: number; average_market_price?: number };
}

export const vehicleKinds = ['car', 'motorcycle', 'truck', 'caravan'] as const;
export type VehicleKind = (typeof vehicleKinds)[number];

export const carTypes = ['new', 'used', 'demo'] as const;
export type CarType = (typeof carTypes)[number];

/** Other statuses are stored as the feed gives them and treated as unavailable. */
export type VehicleStatus = 'in_stock' | 'coming_soon' | 'sold' | (string & {});

/** `drive_away` includes stamp duty, registration and delivery; `egc` excludes government charges. */
export const priceBases = ['drive_away', 'egc'] as const;
export type PriceBasis = (typeof priceBases)[number];

export interface VehicleImage {
  url: string;
  thumb?: string;
  alt?: string;
}

export interface Hotspots {
  exterior?: Hotspot[];
  interior?: Hotspot[];
}

export interface Hotspot {
  id: string;
  description: string;
  anchors?: string[];
  positions: { activeAngle: number; posX: number; posY: number }[];
}

/** Dollars, percent per annum, years and months. */
export interface FinanceLenderEntry {
  financeProvider?: string;
  interestRate?: number;
  comparisonRate?: number;
  comparisonRateMin?: number;
  comparisonRateMax?: number;
  paymentWeek?: number;
  paymentMonth?: number;
  termYears?: number;
  termMonths?: number;
  termWeeks?: number;
  deposit?: number;
  balloon?: number;
  totalPayable?: number;
  establishmentFees?: number;
  disclaimer?: string;
}
