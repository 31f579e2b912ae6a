import { Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { BrochureView } from '#web/brochure/brochure-view.ts';
import type { BrochureSheet } from './brochure-sheet.ts';

export interface PagePlace {
  page: number;
  of: number;
}

/** The foot of every page: when it was printed, and which page it is. */
export function pageFooter(
  { printed, dealer }: BrochureView,
  place: PagePlace,
  sheet: BrochureSheet,
): ReactElement {
  return createElement(
    View,
    { style: sheet.footer, fixed: true },
    createElement(
      Text,
      { style: { flex: 1 } },
      `Printed on ${printed}. Prices change and vehicles sell, so please check with ${dealer} before you travel.`,
    ),
    // not the renderer's own count: where that is asked for, an inherited line height grows until the line is off the page
    createElement(Text, null, `Page ${place.page} of ${place.of}`),
  );
}
