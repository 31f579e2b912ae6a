import { line } from '#site/settings/text.ts';
import { sectionProps } from '#site/pages/section-schema.ts';

/** A manufacturer's model with its picture, body types, the lowest price in stock and a link to those in stock. */
export const modelHead = sectionProps({
  model: line.describe("the model's slug"),
});
