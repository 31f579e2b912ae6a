import { heading, sectionProps } from '#site/pages/section-schema.ts';

/** A search by make, body type and keywords, with the number of matching vehicles. */
export const quickSearch = sectionProps(heading);
