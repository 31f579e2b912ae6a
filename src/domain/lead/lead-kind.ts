import type { Lead } from './lead.ts';

/** Category and subcategory in one line: `Reservation: Held without payment`. */
export function leadKind({
  category,
  subcategory,
}: Pick<Lead, 'category' | 'subcategory'>): string {
  return subcategory ? `${category}: ${subcategory}` : category;
}
