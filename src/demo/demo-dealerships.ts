/** The demo's dealerships, each with its own feed. */
export const demoDealerships = [
  { slug: 'banksia-motors', name: 'Banksia Motors' },
  { slug: 'kestrel-toyota', name: 'Kestrel Toyota' },
  { slug: 'kestrel-mazda', name: 'Kestrel Mazda' },
  { slug: 'kestrel-kia', name: 'Kestrel Kia' },
  { slug: 'kestrel-used', name: 'Kestrel Used Cars' },
  { slug: 'wandering-van-co', name: 'Wandering Van Co' },
  { slug: 'southern-cross-cars', name: 'Southern Cross Cars' },
  { slug: 'southern-cross-motorcycles', name: 'Southern Cross Motorcycles' },
  { slug: 'southern-cross-trucks', name: 'Southern Cross Trucks' },
  { slug: 'wattle-rye', name: 'Wattle & Rye' },
] as const;
