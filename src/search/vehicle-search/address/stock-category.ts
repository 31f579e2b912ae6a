import { type CarType, carTypes } from '#domain/vehicle/vehicle.ts';

/** Stock categories with their own address. */
const categories: Record<string, readonly CarType[]> = {
  'used-cars': ['used'],
  'new-cars': ['new'],
  'demo-cars': ['demo'],
  'new-and-demo-cars': ['new', 'demo'],
  'new-used-and-demo-cars': ['new', 'used', 'demo'],
};

export function carTypesOfCategory(slug: string): readonly CarType[] | undefined {
  return Object.hasOwn(categories, slug) ? categories[slug] : undefined;
}

export function categoryOfCarTypes(types: readonly string[]): string | undefined {
  const wanted = carTypes.filter((type) => types.includes(type));
  if (wanted.length !== types.length) return undefined;
  return Object.keys(categories).find((slug) => {
    const covered = categories[slug] ?? [];
    return covered.length === wanted.length && wanted.every((type) => covered.includes(type));
  });
}
