/** The form of a property's value. */
export type ValueForm =
  | 'text'
  | 'number'
  | 'address'
  | 'date'
  /** A member of a schema.org enumeration: `https://schema.org/InStock`. */
  | 'enumeration'
  /** An object of one of these types. */
  | readonly string[];

export interface SchemaType {
  required: Readonly<Record<string, ValueForm>>;
  recommended?: Readonly<Record<string, ValueForm>>;
  /** Other properties that we use. Any property that is in no list is a fault, so that a misspelling is found. */
  others?: Readonly<Record<string, ValueForm>>;
}

const offered = { image: 'address', description: 'text', sku: 'text' } as const;

const vehicle = {
  required: { name: 'text', url: 'address', brand: ['Brand'], model: 'text', image: 'address' },
  recommended: {
    itemCondition: 'enumeration',
    vehicleModelDate: 'text',
    offers: ['Offer'],
    bodyType: 'text',
    color: 'text',
    driveWheelConfiguration: 'enumeration',
    mileageFromOdometer: ['QuantitativeValue'],
    numberOfDoors: 'number',
    vehicleConfiguration: 'text',
    vehicleEngine: ['EngineSpecification'],
    vehicleIdentificationNumber: 'text',
    vehicleInteriorColor: 'text',
    vehicleSeatingCapacity: 'number',
    vehicleTransmission: 'text',
  },
  others: offered,
} as const satisfies SchemaType;

const business = {
  required: { name: 'text', address: ['PostalAddress'] },
  recommended: {
    url: 'address',
    telephone: 'text',
    geo: ['GeoCoordinates'],
    openingHoursSpecification: ['OpeningHoursSpecification'],
    image: 'address',
  },
  others: {
    '@id': 'address',
    description: 'text',
    brand: ['Brand'],
    parentOrganization: ['Reference'],
    sameAs: 'address',
    specialOpeningHoursSpecification: ['OpeningHoursSpecification'],
    aggregateRating: ['AggregateRating'],
    review: ['Review'],
  },
} as const satisfies SchemaType;

const article = {
  required: { headline: 'text' },
  recommended: {
    image: 'address',
    datePublished: 'date',
    dateModified: 'date',
    author: ['Person', 'Organization'],
  },
  others: {
    url: 'address',
    description: 'text',
    articleBody: 'text',
    articleSection: 'text',
    mainEntityOfPage: 'address',
    publisher: ['Organization', 'AutoDealer', 'Reference'],
  },
} as const satisfies SchemaType;

/**
 * The types that pages may use, with the properties that Google's documentation requires and recommends
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery). Google requires of a car what a
 * feed may lack, such as its VIN; that is recommended here.
 */
export const schemaTypes = {
  Car: {
    ...vehicle,
    required: {
      ...vehicle.required,
      itemCondition: 'enumeration',
      vehicleModelDate: 'text',
    },
  },
  Motorcycle: vehicle,
  Vehicle: vehicle,
  Offer: {
    required: {},
    recommended: {
      price: 'number',
      priceCurrency: 'text',
      availability: 'enumeration',
      url: 'address',
    },
    others: {
      ...offered,
      name: 'text',
      category: 'text',
      seller: ['AutoDealer', 'Reference'],
      offeredBy: ['AutoDealer', 'Reference'],
      itemOffered: ['Product'],
      priceValidUntil: 'date',
      validFrom: 'date',
      validThrough: 'date',
    },
  },
  Product: { required: { name: 'text' }, others: { ...offered, brand: ['Brand'] } },
  Brand: { required: { name: 'text' } },
  QuantitativeValue: { required: { value: 'number' }, recommended: { unitCode: 'text' } },
  EngineSpecification: { required: { fuelType: 'text' } },
  AutoDealer: business,
  AutoRepair: business,
  AutoPartsStore: business,
  LocalBusiness: business,
  Organization: {
    required: { name: 'text' },
    others: { url: 'address', logo: 'address', '@id': 'address' },
  },
  Person: { required: { name: 'text' }, others: { url: 'address' } },
  PostalAddress: {
    required: {
      streetAddress: 'text',
      addressLocality: 'text',
      addressRegion: 'text',
      postalCode: 'text',
      addressCountry: 'text',
    },
  },
  GeoCoordinates: { required: { latitude: 'number', longitude: 'number' } },
  OpeningHoursSpecification: {
    required: { opens: 'text', closes: 'text' },
    others: { dayOfWeek: 'enumeration', validFrom: 'date', validThrough: 'date' },
  },
  BreadcrumbList: { required: { itemListElement: ['ListItem'] } },
  ListItem: { required: { position: 'number', name: 'text' }, recommended: { item: 'address' } },
  FAQPage: { required: { mainEntity: ['Question'] } },
  Question: { required: { name: 'text', acceptedAnswer: ['Answer'] } },
  Answer: { required: { text: 'text' } },
  Article: article,
  BlogPosting: article,
  Review: {
    required: { author: ['Person', 'Organization'], reviewRating: ['Rating'] },
    others: { reviewBody: 'text', datePublished: 'date', name: 'text' },
  },
  Rating: {
    required: { ratingValue: 'number' },
    others: { bestRating: 'number', worstRating: 'number' },
  },
  AggregateRating: {
    required: { ratingValue: 'number', reviewCount: 'number' },
    others: { bestRating: 'number' },
  },
  /** A mention of another object by its id. */
  Reference: { required: { '@id': 'address' } },
} as const satisfies Record<string, SchemaType>;
