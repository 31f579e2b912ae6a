import type { BrochureView } from '#web/brochure/brochure-view.ts';
import { printableText } from './printable-text.ts';

/** Reduces all texts of a view to the characters of the brochure's fonts. */
export function printableView(view: BrochureView): BrochureView {
  return printable(view) as BrochureView;
}

function printable(value: unknown): unknown {
  if (typeof value === 'string') return printableText(value);
  if (Array.isArray(value)) return value.map(printable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, printable(part)]));
}
