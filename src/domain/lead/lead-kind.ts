import type { Lead } from './lead.ts';

/** What a lead is, in one line: `Reservation: Held without payment`. */
export function leadKind({
  category,
  subcategory,
}: Pick<Lead, 'category' | 'subcategory'>): string {
  return subcategory ? `${category}: ${subcategory}` : category;
}
