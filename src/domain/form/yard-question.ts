import type { FormField } from './form-field.ts';

export interface YardDealership {
  slug: string;
  name: string;
}

/** A location that accepts enquiries. */
export interface Yard {
  id: string;
  name: string;
  dealership_slug: string;
}

const question = { type: 'select', required: true, destination: 'form-only' } as const;

/**
 * Asks which yard receives a form. If every dealership has one yard, the shopper chooses a dealership; otherwise a
 * yard, grouped by dealership.
 * Source: specification 2, section 5: both selects are required when shown.
 * @returns undefined if there is no choice
 */
export function yardQuestion(
  dealerships: readonly YardDealership[],
  yards: readonly Yard[],
): FormField | undefined {
  const isGroup = dealerships.length > 1;
  const label = isGroup ? 'Preferred dealership' : 'Location';
  const required_fault = isGroup ? 'Choose a dealership.' : 'Choose a location.';
  const yardsOf = (slug: string) => yards.filter((yard) => yard.dealership_slug === slug);
  const hasSeveralYards = dealerships.some(({ slug }) => yardsOf(slug).length > 1);
  if (hasSeveralYards) {
    const options = dealerships.flatMap((dealership) =>
      yardsOf(dealership.slug).map(({ id, name }) => ({
        value: id,
        label: name,
        ...(isGroup && { group: dealership.name }),
      })),
    );
    return { ...question, name: 'location_id', label, required_fault, options };
  }
  if (!isGroup) return undefined;
  const options = dealerships.map(({ slug, name }) => ({ value: slug, label: name }));
  return { ...question, name: 'dealership_slug', label, required_fault, options };
}
